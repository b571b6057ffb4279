// Public part of the route table (routes.ts), in a chunk that every page loads.
import { lazyView } from '../hooks/core/lazyView.ts';
import type { Screen } from '../hooks/core/screen.ts';

const form = lazyView(() => import('./layouts/RegistrationLayout.tsx'));
const messagesFrame = lazyView(() => import('./layouts/RegistrationChatLayout.tsx'));
const login = lazyView(() => import('../features/auth/Login.tsx'));
const recovery = lazyView(() => import('../features/auth/ForgotPassword.tsx'));
const application = lazyView(() => import('./screens/RegistrationApplication.tsx'));
const messages = lazyView(() =>
  import('../features/chat/ChatArea.tsx').then(({ RegistrationChat }) => RegistrationChat),
);
const register = lazyView(() => import('../features/registration/Register.tsx'));
/** One view for both steps, because it holds the input. */
const participant = lazyView(() => import('../features/registration/RegisterParticipant.tsx'));
const provider = lazyView(() => import('../features/registration/RegisterProvider.tsx'));

export const publicScreens: readonly Screen[] = [
  { path: '/', area: 'public', title: 'Регистрация', prerendered: true, view: register },
  { path: '/login', area: 'public', title: 'Вход', prerendered: true, view: login },
  { path: '/forgot-password', area: 'public', title: 'Восстановление пароля', prerendered: true, view: recovery },
  { path: '/registr-company', area: 'public', title: 'Данные компании', frame: form, view: participant },
  { path: '/registr-entry-details', area: 'public', title: 'Данные для входа', frame: form, view: participant },
  { path: '/registr-liquidity', area: 'public', title: 'Данные поставщика ликвидности', frame: form, view: provider },
  { path: '/registr-entry-details-liquidity', area: 'public', title: 'Данные для входа', frame: form, view: provider },
  { path: '/registr-application', area: 'public', title: 'Заявка отправлена', frame: form, view: application },
  { path: '/registr-message', area: 'public', title: 'Сообщения', frame: messagesFrame, view: messages },
  { path: '/registr-message/:id', area: 'public', title: 'Сообщения', frame: messagesFrame, view: messages },
];
