// The help centre: rules of the platform to unfold, agreements to read and accept (contract rows 77, 79, 114).
import { BookOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { platformRuleList } from '../../../api/endpoints/rules.ts';
import type { PlatformRule } from '../../../api/schemas/rules.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/Skeleton.tsx';
import { PageBody, PageColumns, PageFrame } from '../../patterns/PageFrame.ts';
import { StoredFile } from '../../patterns/StoredFile.tsx';
import { Answered } from '../../patterns/Answered.tsx';
import { stateOf } from '../../patterns/listStates.tsx';
import { OwnAgreements } from './OwnAgreements.tsx';

const Rules = styled.div`
  details {
    border-bottom: 1px solid var(--border-subtle);
  }
  details:last-child {
    border-bottom: 0;
  }
  summary {
    display: flex;
    align-items: baseline;
    padding: 12px 16px;
    font: 500 14px/20px var(--font-sans);
    cursor: pointer;
    outline-offset: -2px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    flex: none;
    width: 7px;
    height: 7px;
    margin: 0 12px 1px 2px;
    border: solid var(--text-muted);
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
    content: '';
  }
  details[open] > summary::before {
    margin-bottom: 4px;
    rotate: 135deg;
  }
  summary:hover {
    background: var(--surface-hover);
  }
  summary span {
    flex: none;
    margin-left: auto;
    padding-left: 12px;
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
  }
  details > div {
    display: grid;
    gap: 8px;
    padding: 0 16px 16px 37px;
    color: var(--text-secondary);
    font-size: 13px;
    line-height: 20px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const LIMIT = 100;

export function HelpCenter() {
  return (
    <PageFrame>
      <PageBody>
        <PageColumns data-even>
          <PlatformRules />
          <OwnAgreements />
        </PageColumns>
      </PageBody>
    </PageFrame>
  );
}

function PlatformRules() {
  const query = useQuery(platformRuleList, { query: { limit: LIMIT } });
  return (
    <Panel title="Правила платформы" count={query.data?.count}>
      <div data-state={stateOf(query)}>
        <Answered query={query} wait={<SkeletonLines padded count={4} />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState icon={<BookOpen />} title="Материалы скоро появятся" />
            ) : (
              <Rules>
                {results.map((rule) => (
                  <Rule key={rule.id} rule={rule} />
                ))}
              </Rules>
            )
          }
        </Answered>
      </div>
    </Panel>
  );
}

function Rule({ rule: { title, version, body, file, effective_at } }: { rule: PlatformRule }) {
  return (
    <details>
      <summary>
        {title}
        <span>Версия {version}</span>
      </summary>
      <div>
        <p>{body}</p>
        {effective_at === null ? null : (
          <p>
            Действует с <DateTime iso={effective_at} kind="date" />
          </p>
        )}
        {file === null ? null : (
          <p>
            <StoredFile address={file} />
          </p>
        )}
      </div>
    </details>
  );
}
