// Help centre: articles, rules of the platform, agreements (tests/contract/calls.json rows 77, 79, 114).
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { CollapsibleText } from '../../kit/display/CollapsibleText.tsx';
import { normalizeForSearch } from '../../../api/lib/searchText.ts';
import { BookOpen } from 'lucide-react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { platformRuleList } from '../../../api/endpoints/rules.ts';
import type { Role } from '../../../api/roles.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { PlatformRule } from '../../../api/schemas/rules.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { PageBody, PageColumns, PageContainer, PageStack } from '../../kit/layout/Page.styles.ts';
import { StoredFile } from '../../record/files/StoredFile.tsx';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { OwnAgreements } from './OwnAgreements.tsx';
import { AccordionRules, Accordion } from './Accordion.tsx';
import { type HelpArticle, helpArticles } from './articles.ts';

const Find = styled.div`
  max-width: 420px;
`;

const LIMIT = 100;
const HELP = 'Как это сделать';
/** Kept in the URL, so that a search can be shared. */
const searched = v.pipe(v.string(), v.maxLength(100));

/** The search filters loaded texts; it sends no request. */
export function HelpCenter() {
  const { role } = useSession();
  const [, navigate] = useLocation();
  const { values, hrefOf } = useQueryParams({ q: searched });
  const search = (text: string) => navigate(hrefOf({ q: text === '' ? null : text }), { replace: true });
  const rules = useQuery(platformRuleList, { query: { limit: LIMIT } });
  const word = values.q?.trim() ?? '';
  const isMeant = meant(word);
  const shown = helpArticles.filter((article) => role && article.at[role] && isMeant(article.title, article.text));
  const found = rules.data?.results.filter(({ title, body }) => isMeant(title ?? '', body ?? '')) ?? [];
  const isNothing = word !== '' && shown.length === 0 && found.length === 0;
  return (
    <PageContainer>
      <PageBody>
        <Find>
          <TextField
            compact
            type="search"
            label="Поиск по справке"
            value={values.q ?? ''}
            onChange={({ target }) => search(target.value)}
          />
          <VisuallyHidden role="status">
            {word === '' || isNothing ? '' : `Найдено: ${shown.length + found.length}`}
          </VisuallyHidden>
        </Find>
        <PageColumns data-even>
          {isNothing ? (
            <Panel>
              <EmptyState
                title="Ничего не найдено"
                text="Попробуйте другое слово или спросите оператора в чате."
                action={<Button onClick={() => search('')}>Сбросить поиск</Button>}
              />
            </Panel>
          ) : (
            <PageStack>
              {shown.length > 0 ? <Articles shown={shown} role={role} searchText={word} /> : null}
              {word === '' || found.length > 0 ? <PlatformRules query={rules} found={found} searchText={word} /> : null}
            </PageStack>
          )}
          <div>
            <OwnAgreements />
          </div>
        </PageColumns>
      </PageBody>
    </PageContainer>
  );
}

/** Whether `word` occurs in one of the texts; an empty one matches all. */
const meant =
  (word: string) =>
  (...texts: readonly string[]): boolean =>
    texts.some((text) => normalizeForSearch(text).includes(normalizeForSearch(word)));

interface ArticlesProps {
  readonly shown: readonly HelpArticle[];
  readonly role: Role | null;
  /** Search text; '' without a search. */
  readonly searchText: string;
}

function Articles({ shown, role, searchText }: ArticlesProps) {
  return (
    <Panel title={HELP} count={shown.length}>
      <AccordionRules>
        {shown.map(({ title, text, at }) => (
          <Accordion key={`${title} ${searchText}`} open={searchText !== ''} title={title}>
            <p>{text}</p>
            <p>
              <Link href={(role && at[role]) ?? '/'}>Открыть раздел</Link>
            </p>
          </Accordion>
        ))}
      </AccordionRules>
    </Panel>
  );
}

interface PlatformRulesProps {
  readonly query: Query<PageOf<PlatformRule>>;
  readonly found: readonly PlatformRule[];
  readonly searchText: string;
}

function PlatformRules({ query, found, searchText }: PlatformRulesProps) {
  return (
    <Panel title="Правила платформы" count={searchText === '' ? query.data?.count : found.length}>
      <div data-state={getQueryState(query)}>
        <QueryContent query={query} skeleton={<SkeletonLines padded count={4} />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState icon={<BookOpen />} title="Материалы скоро появятся" />
            ) : (
              <AccordionRules>
                {found.map((rule) => (
                  <Rule key={`${rule.id} ${searchText}`} rule={rule} searchText={searchText} />
                ))}
              </AccordionRules>
            )
          }
        </QueryContent>
      </div>
    </Panel>
  );
}

function Rule({
  rule: { title, version, body, file, effective_at },
  searchText,
}: {
  rule: PlatformRule;
  searchText: string;
}) {
  const name = (
    <>
      <span>{title}</span>
      <span>{`Версия ${version ?? EMPTY_VALUE}`}</span>
    </>
  );
  return (
    <Accordion open={searchText !== ''} title={name}>
      <p>{body === null ? null : <CollapsibleText text={body} />}</p>
      {effective_at === null ? null : (
        <p>
          <span>Действует с</span> <DateTime iso={effective_at} kind="date" />
        </p>
      )}
      {file === null ? null : (
        <p>
          <StoredFile address={file} />
        </p>
      )}
    </Accordion>
  );
}
