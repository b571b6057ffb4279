// Sample screens of active deals: seven placeholders with a search box, and a static chat (spec section 2).
import { foldText } from '../../../api/lib/searchText.ts';
import { Mic, Paperclip, Send } from 'lucide-react';
import { Link } from '../../bind/Link.tsx';
import { useForm } from '../../bind/useForm.ts';
import { useSearch } from '../../bind/useSearch.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Control } from '../../kit/Control.ts';
import { Count } from '../../kit/Count.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { SearchBox } from '../../kit/SearchBox.tsx';
import { fieldHints } from '../../kit/fieldHints.ts';
import { BackLink } from '../../patterns/BackLink.tsx';
import { Panes, PanesFrame } from '../../patterns/Panes.ts';
import { List, Pane, Talk } from './DealFrame.ts';
import { ExampleNote } from './ExampleNote.tsx';
import { DEALS, MESSAGES } from './sample.ts';

const PATH = '/organization/active-deals';

/** `index`: place of the open deal; null without one, and for an address that names none. */
export function ActiveDeals({ index }: { index: number | null }) {
  const deal = index === null ? undefined : DEALS[index];
  return (
    <PanesFrame>
      <Panes data-open={deal ? true : undefined}>
        <DealList current={deal ? index : null} />
        <Pane aria-label="Сделка">
          {deal ? (
            <DealChat company={deal.company} />
          ) : (
            <div className="center">
              <EmptyState title="Выберите сделку из списка" />
            </div>
          )}
        </Pane>
      </Panes>
    </PanesFrame>
  );
}

function DealList({ current }: { current: number | null }) {
  const search = useSearch(0);
  const wanted = foldText(search.text.trim());
  const found = DEALS.map((deal, index) => ({ ...deal, index })).filter(({ company }) =>
    foldText(company).includes(wanted),
  );
  return (
    <List aria-label="Сделки">
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
              <Count value={badge} tone="accent" label={`Новых: ${badge}`} />
            </Link>
          </li>
        ))}
      </ul>
    </List>
  );
}

/** What is typed stays in its field: there is nobody to send it to. */
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
      <Talk aria-label="Переписка">
        <ul>
          {MESSAGES.map(({ own, text, at }) => (
            <li key={at} data-own={own || undefined}>
              <small>{`${own ? 'Вы' : company}, ${at}`}</small>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className="row">
          <IconButton label="Прикрепить файл" icon={<Paperclip />} />
          <div className="text">
            <Control as="div">
              <input
                {...fieldHints('message')}
                aria-label="Введите сообщение"
                placeholder="Введите сообщение"
                name="text"
                value={typeof typed === 'string' ? typed : ''}
                onChange={({ currentTarget }) => form.change('text', currentTarget.value)}
              />
            </Control>
          </div>
          <IconButton label="Голосовое сообщение" icon={<Mic />} />
          <IconButton label="Отправить" icon={<Send />} />
        </div>
      </Talk>
    </>
  );
}
