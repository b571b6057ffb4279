// The chat area of both variants.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ORIGIN } from '../support/app.ts';
import { isLeaveBlocked } from '../support/leaveGuard.ts';
import {
  waitUntilConnected,
  findMessageField,
  findMessageLog,
  openChats,
  findMessage,
  valueOf,
} from './chat.setup.tsx';

const chats = () => screen.findByRole('region', { name: 'Чаты' });
const links = async () => within(await chats()).findAllByRole('link');
const names = async () => (await links()).map((link) => link.textContent);

describe('the list', () => {
  test('every chat is a link by its index; a click stores and opens it', async () => {
    const { user, profile } = await openChats({ path: '/organization/support' });
    await screen.findByText('Выберите чат и начните общение');
    const all = await links();
    expect(all.map((link) => link.getAttribute('href'))).toEqual(
      all.map((_, index) => `/organization/support/${index}`),
    );
    const second = all[1];
    if (!second) throw new Error('no second chat');
    await user.click(second);
    expect(location.pathname).toBe('/organization/support/1');
    expect(profile.items.get('selectedChat')).toBe('{"index":1,"id":2}');
    await findMessage('Подтверждаю: W-000001, сеть TRX.');
    expect(second.getAttribute('aria-current')).toBe('page');
  });

  test('the search waits for a pause, ignores case and keeps the indexes', async () => {
    const { user } = await openChats({ path: '/organization/support' });
    await links();
    const shown = within(await chats());
    const namesNow = () => shown.getAllByRole('link').map((link) => link.textContent);
    const before = namesNow();
    const search = await screen.findByRole('searchbox', { name: 'Поиск по чату' });
    const announcement = shown.getByText('', { selector: '[aria-live=polite]' });
    fireEvent.change(search, { target: { value: 'КОШЕЛЬКИ' } });
    expect(namesNow()).toEqual(before); // requested in the same task: no pause can have passed, however slow the machine
    await waitFor(async () => expect(await links()).toHaveLength(1));
    expect((await links())[0]?.getAttribute('href')).toBe('/organization/support/3');
    expect(screen.getByText('Кошельки', { selector: 'mark' })).toBeDefined();
    expect(announcement.textContent).toBe('Найдено чатов: 1'); // announced to screen readers
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по чату' }), 'x');
    await screen.findByText('Чаты не найдены');
    expect(announcement.textContent).toBe('Найдено чатов: 0');
  });

  test.each([
    ['/organization/support/abc', 'Ошибка: идентификатор пользователя не указан.'],
    ['/organization/support/77', 'Выберите чат и начните общение'],
  ])('%s: %s', async (path, text) => {
    await openChats({ path });
    await links();
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('the id takes precedence over the stored index', async () => {
    await openChats({ path: '/organization/support/0', stored: { selectedChat: '{"index":0,"id":3}' } });
    await findMessage('Средства зачислены полностью. Закрываю обращение.');
    expect(location.pathname).toBe('/organization/support/2');
  });
});

describe('the pane', () => {
  test.each([
    ['operator', '/organization/support/0', 'Чат поддержки'],
    ['ved.active', '/account/help-chat/0', 'Чат с оператором «Меридиан»'],
    ['lp.active', '/liquidity/help-chat/0', 'Чат с оператором «Меридиан»'],
  ])('%s shows its title, the chat and its messages', async (login, path, title) => {
    await openChats({ login, path });
    await findMessageLog();
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    await waitUntilConnected();
  });

  test('the operator sees the client of a chat, also of one the operator began, with a link to the client', async () => {
    const { user } = await openChats({ path: '/organization/support/1' });
    const pane = within(await screen.findByRole('region', { name: 'Чат' }));
    const link = await pane.findByRole('link', { name: 'ООО «Лазурит Импорт»' }); // from the other chats of the list
    expect(link.getAttribute('href')).toBe('/organization/reestr-users/101');
    expect((await names())[3]).toContain('АО «Полярное Карго»'); // no chat of the list contains it
    expect((await names()).join()).not.toContain('Демо-Оператор');
    await user.click((await links())[3] ?? link);
    expect((await pane.findByRole('link', { name: 'АО «Полярное Карго»' })).getAttribute('href')).toMatch(/\/107$/);
  });

  test('own messages are marked «Вы», others with their sender; days have dividers', async () => {
    await openChats({ login: 'ved.active', path: '/account/help-chat/1' });
    const own = (await findMessage('Подтверждаю: W-000001, сеть TRX.')).closest('article');
    const theirs = (await findMessage(/сформирован лот/)).closest('article');
    expect(own?.textContent).toContain('Вы, 13:35');
    expect(theirs?.textContent).toContain('АО «Расчётный Демо-Оператор»12:28');
    await findMessage('18 ноября');
  });

  test('a closed chat has no composer and gives the reason', async () => {
    await openChats({ login: 'ved.active', path: '/account/help-chat/2' });
    await screen.findByText('Чат закрыт');
    await findMessage('Отправили платёж на 20 000 000,00 ₽.');
    expect(screen.queryByRole('textbox', { name: 'Введите сообщение' })).toBeNull();
  });

  test('Enter sends, Shift+Enter breaks the line, a held key sends once, an unfinished composition is kept', async () => {
    const { user, messages } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    const box = await findMessageField();
    await user.type(box, 'Первая{Shift>}{Enter}{/Shift}вторая');
    expect(valueOf(box)).toBe('Первая\nвторая');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(valueOf(box)).toBe('Первая\nвторая');
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'вторая' }));
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 }); // as Safari ends a word
    expect(valueOf(box)).toBe('Первая\nвторая');
    await user.keyboard('{Enter>5/}');
    await findMessage(/Первая/);
    expect(valueOf(box)).toBe('');
    await waitFor(() => expect(messages(1).filter((text) => text === 'Первая\nвторая')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Отправляется')).toBeNull());
  });

  test.each(['a text', 'a file'])('«Отправить» sends %s and returns the focus to the field', async (what) => {
    const { user, mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    const before = mock.world.filter('messages', (row) => row.chat_id === 1).length;
    if (what === 'a text') await user.type(await findMessageField(), 'Первая');
    else {
      await user.upload(screen.getByLabelText('Прикрепить файл'), new File(['%PDF-1.7'], 'akt.pdf'));
      await screen.findByText('Выбрано');
    }
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(document.activeElement).toBe(await findMessageField());
    await waitFor(() => expect(mock.world.filter('messages', (row) => row.chat_id === 1).length).toBe(before + 1));
    expect(document.activeElement).toBe(await findMessageField());
  });

  test('an empty message cannot be sent', async () => {
    const { user } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    const send = screen.getByRole('button', { name: 'Отправить' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.type(await findMessageField(), '   ');
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.type(await findMessageField(), 'а');
    expect(send.hasAttribute('disabled')).toBe(false);
  });

  test('messages of the other side appear; one repeated with its id appears once', async () => {
    const { mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    const { access } = await mock.signIn('operator');
    const socket = new mock.WebSocket(`wss://meridian.test/ws/chat/1/?token=${encodeURIComponent(access)}`);
    await new Promise((opened) => socket.addEventListener('open', opened));
    const frame = { type: 'chat_message', content: 'Ответ оператора', message_id: 'op-1', sender: 'x' };
    for (const _ of [1, 2]) socket.send(JSON.stringify({ ...frame, created_at: '2026-11-20T12:00:00Z', file: null }));
    await findMessage('Ответ оператора');
    expect(within(await findMessageLog()).getAllByText('Ответ оператора')).toHaveLength(1);
    socket.close();
  });

  test('a draft belongs to its chat', async () => {
    const { user } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    await user.type(await findMessageField(), 'не дописал');
    const [first, second] = await links();
    if (!second || !first) throw new Error('no chats');
    await user.click(second);
    await findMessage(/сформирован лот/);
    expect(valueOf(await findMessageField())).toBe('');
    await user.click(first);
    await waitFor(async () => expect(valueOf(await findMessageField())).toBe('не дописал'));
  });
});

describe('files', () => {
  const pdf = new File(['%PDF-1.7 акт'], 'akt.pdf', { type: 'application/pdf' });

  test('can be picked, named, removed, picked again and sent; the message is a link', async () => {
    const { user, mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    const picker = screen.getByLabelText('Прикрепить файл');
    await user.upload(picker, pdf);
    await screen.findByText('Выбрано');
    expect(screen.getByText('akt.pdf').nextElementSibling?.textContent).toBe('15\u00A0Б');
    expect(screen.getByText('Выбрано').closest('[role=status]')?.textContent).toContain('akt.pdf'); // announced, not only visible
    screen.getByRole('button', { name: 'Очистить' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Выбрано')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(picker));
    await user.upload(picker, pdf);
    await screen.findByText('Выбрано');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    const link = await screen.findByRole('link', { name: 'Скачать файл' });
    expect(link.getAttribute('href')).toMatch(/^\/media\/chats\/1\//);
    await waitFor(() => expect(screen.queryByText('Выбрано')).toBeNull());
    expect(mock.world.filter('messages', (row) => row.file !== null && row.chat_id === 1)).toHaveLength(1);
  });

  test('one still loading when the chat is left is reported as not sent', async () => {
    const { user, mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    await mock.control('POST', 'faults', { match: 'POST chats/upload_file', kind: 'hold', times: 'always' });
    await user.upload(screen.getByLabelText('Прикрепить файл'), pdf);
    await screen.findByText('Выбрано');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    await screen.findByRole('button', { name: 'Отменить' });
    act(() => navigate('/account/profile'));
    expect(await screen.findByText(/^Файл не отправлен/)).toBeTruthy();
  });

  test('one that was only picked is reported as not sent, too', async () => {
    const { user } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    await user.upload(screen.getByLabelText('Прикрепить файл'), pdf);
    await screen.findByText('Выбрано');
    await user.click((await links())[1] ?? document.body);
    expect(await screen.findByText('Файл не отправлен: чат закрыт раньше. Выберите его снова')).toBeTruthy();
  });

  test('a file of another kind is rejected with the reason, without a call', async () => {
    const { user } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    const exe = new File(['MZ'], 'virus.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Прикрепить файл'), exe);
    await screen.findByText('Содержимое не соответствует расширению. Нужен PDF, JPG, PNG, DOCX или XLSX до 10 МБ');
    expect(screen.queryByText('Выбрано')).toBeNull();
  });

  test('a sender without a visible name gets a distinguishable one', async () => {
    await openChats({
      login: 'ved.active',
      path: '/account/help-chat/0',
      arrange(world) {
        for (const row of world.filter('messages', ({ sender }) => sender.includes('Оператор')))
          world.put('messages', { ...row, sender: '\u200B' });
      },
    });
    await waitUntilConnected();
    const messages = within(screen.getByRole('log'));
    expect(messages.getAllByText('Без названия').length).toBeGreaterThan(0);
    expect(messages.getAllByText(/^Вы,/).length).toBeGreaterThan(0); // the own ones stay own
  });

  test('a file of another host opens only after a confirmation', async () => {
    await openChats({
      login: 'ved.active',
      path: '/account/help-chat/1',
      arrange(world) {
        for (const row of world.filter('messages', ({ file }) => file !== null))
          world.put('messages', { ...row, file: 'https://evil.example/media/x.pdf' });
      },
    });
    const [link] = await screen.findAllByRole('button', { name: /^Скачать файл: x\.pdf, сайт evil\.example/ });
    expect(screen.queryByRole('link', { name: 'Скачать файл' })).toBeNull();
    if (link) fireEvent.click(link);
    expect(await screen.findByRole('dialog', { name: 'Открыть файл на другом сайте?' })).toBeTruthy();
  });
});

const words = () => screen.getByRole('log', { name: 'Сообщения' }).textContent ?? '';

test('a message of a megabyte shows its beginning, and all of it on request', async () => {
  const letter = `Начало ${'x'.repeat(1024 * 1024)} конец`;
  const { user } = await openChats({
    login: 'ved.active',
    path: '/account/help-chat/1',
    arrange(world) {
      for (const row of world.filter('messages', ({ content }) => content.startsWith('Подтверждаю')))
        world.put('messages', { ...row, content: letter });
    },
  });
  const more = await screen.findByRole('button', { name: /^Показать полностью \(ещё 1\s043\s\d{3}\sзнак/ });
  expect(words().length).toBeLessThan(20_000);
  await user.click(more);
  expect(words()).toContain(letter);
});

describe('a new chat', () => {
  test('with only a topic', async () => {
    const { user } = await openChats({ login: 'ved.active', path: '/account/help-chat' });
    const count = (await links()).length;
    await user.click(screen.getByRole('button', { name: 'Создать чат' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать чат' }));
    const button = dialog.getByRole('button', { name: 'Добавьте тему' });
    await user.click(button);
    await user.type(dialog.getByRole('textbox', { name: 'Тема чата' }), 'Новый вопрос');
    await user.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(location.pathname).toBe(`/account/help-chat/${count}`));
    expect(screen.queryByRole('dialog')).toBeNull();
    await findMessage('Чат открыт: Новый вопрос');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Введите сообщение'));
  });

  test('the invite variant requires an organisation; without one it only logs', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, mock } = await openChats({ path: '/organization/support' });
    const count = (await links()).length;
    await user.click(screen.getByRole('button', { name: 'Создать чат' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать чат' }));
    const topic = dialog.getByRole('textbox', { name: 'Тема чата' });
    await user.type(topic, 'Документы{Enter}');
    expect(error).toHaveBeenCalledWith('Выберите организацию');
    expect(dialog.getByRole('button', { name: 'Добавьте тему' })).toBeDefined();
    await user.type(await dialog.findByRole('searchbox', { name: 'Поиск по названию' }), 'ликвид');
    await user.click(dialog.getByRole('radio', { name: /Ликвид-Мост/ }));
    await user.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(location.pathname).toBe(`/organization/support/${count}`));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Введите сообщение'));
    expect(mock.world.filter('chats', ({ name }) => name === 'Документы')).toMatchObject([{ liquidity_provider: 201 }]);
  });

  test('a failure is logged, shown, and keeps the typed values', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, mock } = await openChats({ login: 'ved.active', path: '/account/help-chat' });
    await user.click(await screen.findByRole('button', { name: 'Создать чат' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать чат' }));
    await mock.control('POST', 'faults', { match: 'POST chats/create', times: 1, kind: 'network' });
    await user.type(dialog.getByRole('textbox', { name: 'Тема чата' }), 'Важное{Enter}');
    // its delivery is unknown
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Чат мог быть создан\. /);
    const refused = { status: 403, body: {} };
    await mock.control('POST', 'faults', { match: 'POST chats/create', times: 1, kind: refused });
    await user.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/^Чат не создан\. /));
    expect(error.mock.calls.map(([text]) => String(text))).toContain('Ошибка при создании чата:');
    expect(valueOf(dialog.getByRole('textbox', { name: 'Тема чата' }))).toBe('Важное');
  });
});

describe('closing by the operator', () => {
  test('closes after a confirmation, in the list, the pane and on the other side', async () => {
    const { user, mock } = await openChats({ path: '/organization/support/0' });
    await waitUntilConnected();
    await user.click(screen.getByRole('button', { name: 'Закончить общение' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Закончить общение?' }));
    expect(dialog.getByText('Клиент не сможет писать в этот чат.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Отмена' }));
    await user.type(await findMessageField(), 'Не дописал');
    await user.click(screen.getByRole('button', { name: 'Закончить общение' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Закончить общение?' }));
    expect(dialog.getByText(/То, что вы написали и не отправили, не уйдёт\.$/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Закончить общение' }));
    await screen.findByText('Менеджер закрыл чат');
    expect(screen.queryByRole('button', { name: 'Начать новый чат' }), 'the operator opens it again').toBeNull();
    expect(mock.world.get('chats', 1)?.closed).toBe(true);
    await waitFor(async () => expect((await names())[0]).toContain('Закрыт'));
    expect(location.pathname).toBe('/organization/support/0');

    await user.click(screen.getByRole('button', { name: 'Открыть снова' }));
    await waitUntilConnected();
    expect(await findMessageField()).toBeDefined();
    expect(mock.world.get('chats', 1)?.closed).toBe(false);
  });

  test('the question warns of a picked file too', async () => {
    const { user } = await openChats({ path: '/organization/support/0' });
    await waitUntilConnected();
    await user.upload(screen.getByLabelText('Прикрепить файл'), new File(['%PDF-1.7'], 'akt.pdf'));
    await screen.findByText('Выбрано');
    await user.click(screen.getByRole('button', { name: 'Закончить общение' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Закончить общение?' }));
    expect(dialog.getByText(/То, что вы написали и не отправили, не уйдёт\.$/)).toBeDefined();
  });

  test('a failure is logged and shown; the chat stays open', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, mock } = await openChats({ path: '/organization/support/0' });
    await waitUntilConnected();
    await mock.control('POST', 'faults', { match: 'PATCH chats/', times: 1, kind: { status: 500, body: {} } });
    await user.click(screen.getByRole('button', { name: 'Закончить общение' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Закончить общение' }));
    await screen.findByText(/Не удалось/);
    expect(error.mock.calls.find(([first]) => first === 'Ошибка при обновлении:')).toBeDefined();
    expect(await findMessageField()).toBeDefined();
  });

  test('a client who returns to the window sees it reopened', async () => {
    const { mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/2' });
    await screen.findByText('Чат закрыт');
    const chat = mock.world.known('chats', 3);
    mock.world.put('chats', { ...chat, closed: false });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitUntilConnected();
    expect(await findMessageField()).toBeDefined();
  });

  test('the client sees it at once and cannot close a chat', async () => {
    const { user, mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    expect(screen.queryByRole('button', { name: 'Закончить общение' })).toBeNull();
    await user.type(await findMessageField(), 'Ещё вопрос');
    const invoice = new File(['%PDF-1.7 invoice'], 'invoice.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Прикрепить файл'), invoice);
    await screen.findByText('Выбрано');
    const { access } = await mock.signIn('operator');
    const headers = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' };
    await mock.fetch('/api/v1/chats/1/update/', { method: 'PATCH', headers, body: '{"closed":true}' });
    await screen.findByText('Чат закрыт');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Переписка' }));
    expect(screen.getByText('Ещё вопрос')).toBeTruthy();
    expect(screen.getByText('Файл не отправлен: invoice.pdf')).toBeTruthy();
    await waitFor(async () => expect((await names())[0]).toContain('Закрыт'));
  });
});

test.each([
  [1, 'closed meanwhile takes nothing more', true],
  [2, 'opened again meanwhile takes messages', false],
])('chat %i of the list, %s', async (place, _, closed) => {
  const { user, mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
  await waitUntilConnected();
  const chat = mock.world.known('chats', place + 1);
  mock.world.put('chats', { ...chat, closed }); // the client has no open socket
  await user.click((await links())[place] ?? document.body);
  if (closed) await screen.findByText('Чат закрыт');
  else await waitUntilConnected();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Введите сообщение' }) === null).toBe(closed));
});

const WAITS = /Сообщение ещё не отправлено/;

describe('delivery on the screen', () => {
  test('without a connection the text waits with a notice, and arrives later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, mock, messages } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    await mock.control('POST', 'sockets', { action: 'refuse' });
    await mock.control('POST', 'sockets', { action: 'drop' });
    await screen.findByText('Нет соединения');
    await user.type(await findMessageField(), 'Дойдёт позже{Enter}');
    await findMessage('Отправляется');
    expect(console.error).toHaveBeenCalledWith('WebSocket connection is not open');
    expect(isLeaveBlocked(), 'a tab that ends would lose it').toBe(true);
    await mock.control('POST', 'sockets', { action: 'heal' });
    await user.click(await screen.findByRole('button', { name: 'Подключиться' }));
    await waitFor(() => expect(screen.queryByText('Отправляется')).toBeNull());
    expect(messages(1).filter((text) => text === 'Дойдёт позже')).toHaveLength(1);
  });

  test('leaving a chat before its message is sent shows a notice; opened again, it sends it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, mock, messages } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    await user.type(await findMessageField(), 'Пришло{Enter}');
    await waitFor(() => expect(messages(1)).toContain('Пришло'));
    await mock.control('POST', 'sockets', { action: 'refuse' });
    await mock.control('POST', 'sockets', { action: 'drop' });
    await screen.findByText('Нет соединения');
    await user.type(await findMessageField(), 'Уйдёт потом{Enter}');
    await findMessage('Отправляется');
    act(() => navigate('/account/profile'));
    expect(await screen.findByText(WAITS)).toBeTruthy();
    expect(isLeaveBlocked(), 'the tab still holds it, and nothing of it is on the screen').toBe(false);
    await mock.control('POST', 'sockets', { action: 'heal' });
    act(() => navigate('/account/help-chat/0'));
    await waitFor(() => expect(messages(1)).toContain('Уйдёт потом'));
  });

  test('leaving a chat without unsent messages shows no notice, nor does signing out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, app, mock, messages } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    await user.type(await findMessageField(), 'Пришло{Enter}');
    await waitFor(() => expect(messages(1)).toContain('Пришло'));
    act(() => navigate('/account/profile'));
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    expect(screen.queryByText(WAITS)).toBeNull();
    act(() => navigate('/account/help-chat/0'));
    await waitUntilConnected();
    await mock.control('POST', 'sockets', { action: 'refuse' });
    await mock.control('POST', 'sockets', { action: 'drop' });
    await screen.findByText('Нет соединения');
    await user.type(await findMessageField(), 'Забыто{Enter}');
    await findMessage('Отправляется');
    act(() => app.session.send({ type: 'session.signOut' }));
    await screen.findByRole('heading', { level: 1, name: /Вход|Войти/ });
    expect(screen.queryByText(WAITS)).toBeNull();
  });

  test.each([
    ['signs out', true, []],
    ['has lost the session', false, ['meridian:draft:5:1', 'meridian:outbox:5:1']],
  ])('another tab %s: the sign-in page reports unsent messages', async (_, leaves, kept) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, mock, app, profile } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
    await waitUntilConnected();
    await mock.control('POST', 'sockets', { action: 'refuse' });
    await mock.control('POST', 'sockets', { action: 'drop' });
    await screen.findByText('Нет соединения');
    await user.type(await findMessageField(), 'Не ушло{Enter}Не дописано');
    const id = String(app.session.getSnapshot().context.user?.id);
    const { storage } = profile.tab();
    ['access_token', 'refresh_token', 'account_type'].forEach((key) => storage.removeItem(key));
    if (leaves) {
      Object.keys(Object.fromEntries(profile.items)).forEach(
        (key) => key.includes(':draft:') && storage.removeItem(key),
      );
      storage.setItem('meridian:left', id);
      storage.removeItem('meridian:left');
    }
    await screen.findByText('Сеанс завершён в другой вкладке');
    await screen.findByRole('heading', { level: 1, name: /Вход|Войти/ });
    const tab = Array.from({ length: app.env.tabStorage.length }, (_key, index) => app.env.tabStorage.key(index) ?? '');
    const left = [...profile.items.keys(), ...tab].filter((key) => /draft|outbox|left/.test(key));
    expect(left).toEqual(kept.map((key) => key.replace(':5:', `:${id}:`)));
  });

  test('a failed message offers to send it again or to delete it', async () => {
    const { user, app, messages } = await openChats({ login: 'ved.active', path: '/account/help-chat' });
    const first = (await links())[0];
    if (!first) throw new Error('no chat');
    await waitFor(() => expect(app.session.getSnapshot().context.user).not.toBeNull());
    const id = app.session.getSnapshot().context.user?.id;
    const entries = [failed('a', 'ещё раз'), failed('b', 'не надо')];
    app.env.tabStorage.setItem(`meridian:outbox:${id}:1`, JSON.stringify(entries));
    await user.click(first);
    const unwanted = (await findMessage('не надо')).closest('article');
    if (!unwanted) throw new Error('no message');
    expect(unwanted.textContent).toContain('Не отправлено');
    await user.click(within(unwanted).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByText('не надо')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(messages(1)).toContain('ещё раз'));
  });

  test('messages behind a failed one wait for it, with a notice', async () => {
    const { user, app, messages } = await openChats({ login: 'ved.active', path: '/account/help-chat' });
    await waitFor(() => expect(app.session.getSnapshot().context.user).not.toBeNull());
    const id = app.session.getSnapshot().context.user?.id;
    app.env.tabStorage.setItem(`meridian:outbox:${id}:1`, JSON.stringify([failed('a', 'не дошло')]));
    await user.click((await links())[0] ?? document.body);
    await waitUntilConnected();
    await user.type(await findMessageField(), 'И ещё{Enter}');
    await findMessage('Ждёт: предыдущее сообщение не отправлено');
    act(() => navigate('/account/profile'));
    await screen.findByText('Сообщение ждёт: предыдущее не отправлено. Откройте чат и повторите его или удалите');
    act(() => navigate('/account/help-chat/0'));
    await user.click(await screen.findByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(messages(1).slice(-2)).toEqual(['не дошло', 'И ещё']));
  });
});

describe('accounts with restrictions', () => {
  test('under review: texts are sent, files go by mail', async () => {
    const { user, messages } = await openChats({ login: 'ved.review', path: '/account/help-chat/0' });
    await waitUntilConnected();
    expect(screen.queryByLabelText('Прикрепить файл')).toBeNull();
    await screen.findByText(/документы принимаем по почте/);
    await user.type(await findMessageField(), 'Когда проверите?{Enter}');
    await waitFor(() => expect(messages(6)).toContain('Когда проверите?'));
  });

  test('closed: read-only', async () => {
    await openChats({
      login: 'ved.closed',
      path: '/account/help-chat/0',
      arrange(world) {
        const user = world.filter('users', ({ login }) => login === 'ved.closed')[0];
        const chat = world.get('chats', 1);
        if (chat) world.put('chats', { ...chat, participant: user?.company_id ?? 0 });
      },
    });
    expect(await screen.findByText('Сообщения недоступны: аккаунт открыт только для просмотра')).toBeDefined();
  });
});

test('ten thousand messages: a window of them is rendered, older ones on demand', async () => {
  const { user } = await openChats({
    login: 'ved.active',
    path: '/account/help-chat/0',
    arrange(world) {
      const blank = { chat_id: 1, type: 'chat_message', sender: 'Система', sender_id: null, file: null } as const;
      for (let seq = 10_000; seq < 20_000; seq += 1)
        world.put('messages', {
          ...blank,
          id: `1:m${seq}`,
          message_id: `m${seq}`,
          seq,
          content: `№ ${seq}`,
          created_at: '2026-11-20T12:00:00+03:00',
        });
    },
  });
  await findMessage('№ 19999');
  expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(50);
  await user.click(screen.getByRole('button', { name: 'Показать более ранние' }));
  await findMessage('№ 19920');
  expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(100);
});

/** An entry of the outbox that waits for the user. */
function failed(id: string, content: string) {
  const entry = { id, content, createdAt: '2026-11-20T12:00:00Z', file: null };
  return { ...entry, tries: 5, failed: true, doubtful: true, after: null };
}

test('«Новые сообщения» precedes messages that arrived while the reader was scrolled up, until an answer', async () => {
  const { user, mock } = await openChats({ path: '/organization/support/0' });
  await waitUntilConnected();
  const list = await findMessageLog();
  list.scrollTop = -200;
  fireEvent.scroll(list);
  const { access } = await mock.signIn('ved.active');
  const theirs = new mock.WebSocket(`${ORIGIN.replace('http', 'ws')}/ws/chat/1/?token=${access}`);
  await new Promise((open) => theirs.addEventListener('open', open));
  const says = (content: string) => theirs.send(JSON.stringify({ type: 'chat_message', content, message_id: content }));
  says('Первое без него');
  says('Второе без него');
  await screen.findByRole('button', { name: 'Новых сообщений: 2' });
  const line = within(list).getByText('Новые сообщения');
  expect(line.nextElementSibling?.textContent).toContain('Первое без него');
  await user.click(screen.getByRole('button', { name: 'Новых сообщений: 2' }));
  expect(within(list).getByText('Новые сообщения')).toBe(line);
  await user.type(await findMessageField(), 'Вижу{Enter}');
  expect(within(list).queryByText('Новые сообщения')).toBeNull();
});
