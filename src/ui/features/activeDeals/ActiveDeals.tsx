// Sample screens of active deals: seven placeholders with a search field, and a static chat.
import { normalizeForSearch } from '../../../api/lib/searchText.ts';
import { Mic, Paperclip, Send } from 'lucide-react';
import { Link } from '../../hooks/core/Link.tsx';
import { useForm } from '../../hooks/form/useForm.ts';
import { useDebouncedSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { InputBox } from '../../kit/fields/InputBox.ts';
import { CountBadge } from '../../kit/display/CountBadge.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { SearchBox } from '../../kit/fields/SearchBox.tsx';
import { getFieldHints } from '../../kit/fields/input/fieldHints.ts';
import { BackLink } from '../../record/BackLink.tsx';
import { Panes, PanesContainer } from '../../kit/layout/Panes.styles.ts';
import { DealListColumn, DealPane, DealChatColumn } from './ActiveDeals.styles.ts';
import { ExampleNote } from './ExampleNote.tsx';
import { SAMPLE_DEALS, SAMPLE_MESSAGES } from './sample.ts';
import { useParams } from 'wouter';

const PATH = '/organization/active-deals';

/** `index`: position of the open deal; null without one, or for an unknown address. */
export function ActiveDeals({ index }: { index: number | null }) {
  const deal = index === null ? undefined : SAMPLE_DEALS[index];
  return (
    <PanesContainer>
      <Panes data-open={deal ? true : undefined}>
        <DealList current={deal ? index : null} />
        <DealPane aria-label="Сделка">
          {deal ? (
            <DealChat company={deal.company} />
          ) : (
            <div className="center">
              <EmptyState title="Выберите сделку из списка" />
            </div>
          )}
        </DealPane>
      </Panes>
    </PanesContainer>
  );
}

function DealList({ current }: { current: number | null }) {
  const search = useDebouncedSearch(0);
  const wanted = normalizeForSearch(search.text.trim());
  const found = SAMPLE_DEALS.map((deal, index) => ({ ...deal, index })).filter(({ company }) =>
    normalizeForSearch(company).includes(wanted),
  );
  return (
    <DealListColumn aria-label="Сделки">
      <div className="top">
        <SearchBox
          label="Поиск пользователей"
          value={search.text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onClear={search.reset}
        />
        <ExampleNote />
      </div>
      {found.length === 0 ? <EmptyState title="Сделок не найдено" /> : null}
      <ul>
        {found.map(({ company, badge, index }) => (
          <li key={index}>
            <Link href={`${PATH}/${index}`} aria-current={index === current ? 'page' : undefined}>
              <span className="name" title={company}>
                {company}
              </span>
              <CountBadge value={badge} tone="accent" label={`Новых: ${badge}`} />
            </Link>
          </li>
        ))}
      </ul>
    </DealListColumn>
  );
}

/** The text stays in its field: nothing is sent. */
function DealChat({ company }: { company: string }) {
  const form = useForm({ initial: { text: '' }, validate: () => ({}), submit: () => new Promise(() => undefined) });
  const typed = form.values['text'];
  return (
    <>
      <p>
        <BackLink href="/">На главную</BackLink>
      </p>
      <header>
        <h2>{company}</h2>
        <Link href={`${PATH}/details`} asChild>
          <ButtonLink size="small">Детали заявки</ButtonLink>
        </Link>
        <Link href={`${PATH}/registry`} asChild>
          <ButtonLink size="small">Добавить в реестр</ButtonLink>
        </Link>
      </header>
      <DealChatColumn aria-label="Переписка">
        <ul>
          {SAMPLE_MESSAGES.map(({ own, text, at }) => (
            <li key={at} data-own={own || undefined}>
              <small>{`${own ? 'Вы' : company}, ${at}`}</small>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className="row">
          <IconButton label="Прикрепить файл" icon={<Paperclip />} />
          <div className="text">
            <InputBox as="div">
              <input
                {...getFieldHints('message')}
                aria-label="Введите сообщение"
                placeholder="Введите сообщение"
                name="text"
                value={typeof typed === 'string' ? typed : ''}
                onChange={({ currentTarget }) => form.change('text', currentTarget.value)}
              />
            </InputBox>
          </div>
          <IconButton label="Голосовое сообщение" icon={<Mic />} />
          <IconButton label="Отправить" icon={<Send />} />
        </div>
      </DealChatColumn>
    </>
  );
}

/** /organization/active-deals and /organization/active-deals/:id, the index of a deal in the sample list. */
export function ActiveDealsScreen() {
  const { id } = useParams<{ id?: string }>();
  return <ActiveDeals index={id === undefined ? null : Number(id)} />;
}
