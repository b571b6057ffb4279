// Visitor steps shared by the state links and the model tests of the screens.
import { type Step, checkOption, pressButton, typeText } from './steps.ts';

export const signInSteps: readonly Step[] = [
  typeText('Логин', 'ved.active'),
  typeText('Пароль', 'Demo-2026!'),
  checkOption('Я не робот'),
  pressButton('Войти'),
];
export const openNewChatSteps: readonly Step[] = [pressButton('Создать чат')];
export const cancelNewChatSteps: readonly Step[] = [pressButton('Отмена')];
export const typeTopicSteps = (topic: string): readonly Step[] => [typeText('Тема чата', topic)];
export const COPY_ADDRESS_LABEL = 'Скопировать адрес';
export const copyAddressSteps: readonly Step[] = [pressButton(COPY_ADDRESS_LABEL)];
