// What a visitor does at the screens, as steps: the links of the demo play them, and so do the model tests of the screens.
import { type Step, pick, press, put } from './steps.ts';

/** At /login. */
export const signsIn: readonly Step[] = [
  put('Логин', 'ved.active'),
  put('Пароль', 'Demo-2026!'),
  pick('Я не робот'),
  press('Войти'),
];
/** In a list of chats. */
export const opensNewChat: readonly Step[] = [press('Создать чат')];
export const givesUpNewChat: readonly Step[] = [press('Отмена')];
export const typesTopic = (topic: string): readonly Step[] => [put('Тема чата', topic)];
/** Beside an address. */
export const COPIES = 'Скопировать адрес';
export const copiesAddress: readonly Step[] = [press(COPIES)];
