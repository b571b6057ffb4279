// Chats of a company; a link carries the position of the chat in the full list.
import { chatList } from '../../../../api/endpoints/chats.ts';
import { sanitizeCompanyName } from '../../../../api/schemas/account.ts';
import type { Chat } from '../../../../api/schemas/chats.ts';
import { compareChats } from '../../../../machines/chat/list/chatRoute.ts';
import { chatLifecycle, getChatStatus } from '../../../../machines/lifecycles/chat.ts';
import { useAllPagesQuery } from '../../../hooks/data/useQuery.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { SkeletonTable } from '../../../kit/feedback/Skeleton.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { type Column, Table } from '../../../kit/table/Table.tsx';
import { TableScroll } from '../../../kit/table/TableScroll.styles.ts';
import { dateColumn, nameColumn } from '../../../list/columns/commonColumns.tsx';
import { withRowLink } from '../../../list/columns/rowLink.tsx';
import { QueryContent } from '../../../query/QueryContent.tsx';
import { RecordStatus } from '../../../record/RecordStatus.tsx';
import type { Company } from './companyRecords.ts';

interface ChatRow {
  readonly chat: Chat;
  readonly index: number;
}

const columns: readonly Column<ChatRow>[] = [
  nameColumn('name', 'Тема', ({ chat }) => chat.name),
  nameColumn('sender', 'Открыл', ({ chat }) => chat.sender && sanitizeCompanyName(chat.sender)),
  dateColumn('date', 'Создан', ({ chat }) => chat.created_at, { card: 'aside' }),
  {
    key: 'status',
    title: 'Статус',
    width: 130,
    card: 'corner',
    cell: ({ chat }) => <RecordStatus lifecycle={chatLifecycle} status={getChatStatus(chat.closed)} />,
  },
];

/** A chat without a party is matched by the name of its creator. */
const isChatOf =
  ({ id, role, company_name }: Company) =>
  ({ chat: { participant, liquidity_provider, sender } }: ChatRow): boolean =>
    participant === null && liquidity_provider === null
      ? company_name !== null && sender === company_name
      : (role === 'liquidity_provider' ? liquidity_provider : participant) === id;

export function ChatsTab({ company }: { company: Company }) {
  const query = useAllPagesQuery(chatList, { query: { limit: 100, offset: 0 } });
  return (
    <Panel separateRows>
      <QueryContent query={query} skeleton={<SkeletonTable count={5} />}>
        {({ results }) => {
          const rows = results.toSorted(compareChats).map((chat, index) => ({ chat, index }));
          const own = rows.filter(isChatOf(company)).toReversed();
          return own.length === 0 ? (
            <EmptyState title="Чатов с организацией нет" text="Начните чат кнопкой «Написать»." />
          ) : (
            <TableScroll>
              <Table
                label="Чаты организации"
                columns={withRowLink(columns, ({ index }) => `/organization/support/${index}`)}
                rows={own}
                rowKey={({ chat }) => chat.id}
                busy={query.busy}
              />
            </TableScroll>
          );
        }}
      </QueryContent>
    </Panel>
  );
}
