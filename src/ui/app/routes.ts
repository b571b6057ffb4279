// The route table: the clients' areas here, the operator's in organizationRoutes.ts, public pages in publicRoutes.ts, so that
// they do not load the rest.
import { lazyView } from '../hooks/core/lazyView.ts';
import type { Screen } from '../hooks/core/screen.ts';
import { organizationScreens, requestInformation } from './organizationRoutes.ts';
import { publicScreens } from './publicRoutes.ts';

const depositsInWork = lazyView(() =>
  import('../features/deposits/ClientDeposits.tsx').then(({ DepositsInWork }) => DepositsInWork),
);
const operationsStatus = lazyView(() =>
  import('../features/submissions/OwnSubmissions.tsx').then(({ OperationsStatus }) => OperationsStatus),
);
/** One view for both client roles, whose histories are the same. */
const operationsHistory = lazyView(() => import('./screens/ClientHistory.tsx'));
/** One view for both client roles. */
const ledger = lazyView(() => import('../features/ledger/Ledger.tsx').then(({ Ledger }) => Ledger));
const helpCenter = lazyView(() => import('../features/help/HelpCenter.tsx').then(({ HelpCenter }) => HelpCenter));
const verification = lazyView(() =>
  import('../features/organizations/verification/OwnVerification.tsx').then(({ OwnVerification }) => OwnVerification),
);
const ownCompanyForm = lazyView(() =>
  import('../features/organizations/verification/OwnOrganizationForm.tsx').then(({ OwnCompanyForm }) => OwnCompanyForm),
);
const ownProviderForm = lazyView(() =>
  import('../features/organizations/verification/OwnOrganizationForm.tsx').then(
    ({ OwnProviderForm }) => OwnProviderForm,
  ),
);
const profile = lazyView(() => import('../features/profile/Profile.tsx').then(({ Profile }) => Profile));
const accountDashboard = lazyView(() => import('./screens/AccountDashboard.tsx'));
const liquidityDashboard = lazyView(() => import('./screens/LiquidityDashboard.tsx'));
const helpChat = lazyView(() => import('../features/chat/ChatArea.tsx').then(({ HelpChat }) => HelpChat));
const myWallets = lazyView(() => import('./screens/AccountWallets.tsx'));
const digitalWallets = lazyView(() =>
  import('../features/wallets/OwnWallets.tsx').then(({ ParticipantWallets }) => ParticipantWallets),
);
const providerWallets = lazyView(() => import('./screens/LiquidityWallets.tsx'));
const reestr = lazyView(() => import('./screens/ContractRegistry.tsx'));
const paymentsVed = lazyView(() =>
  import('../features/payments/OwnPayments.tsx').then(({ OwnPayments }) => OwnPayments),
);
const deals = lazyView(() => import('../features/trades/OwnTrades.tsx').then(({ OwnDeals }) => OwnDeals));
const deal = lazyView(() => import('../features/trades/OwnDeal.tsx'));
const dealHistory = lazyView(() =>
  import('../features/trades/OwnTrades.tsx').then(({ OwnDealHistory }) => OwnDealHistory),
);
const market = lazyView(() => import('../features/trades/market/Market.tsx').then(({ Market }) => Market));
const createRequest = lazyView(() =>
  import('../features/trades/request/CreateRequest.tsx').then(({ CreateRequest }) => CreateRequest),
);
const walletChat = lazyView(() => import('../features/chat/TopicChatScreen.tsx').then(({ WalletChat }) => WalletChat));

const accountScreens: readonly Screen[] = [
  { path: '/account/dashboard', area: 'account', title: 'Главная', group: 'Главная', view: accountDashboard },
  { path: '/account/edit', area: 'account', title: 'Профиль организации', group: 'Профиль', view: profile },
  { path: '/account/help-chat', area: 'account', title: 'Чат поддержки', group: 'Поддержка', view: helpChat },
  { path: '/account/help-chat/:id', area: 'account', title: 'Чат поддержки', view: helpChat },
  { path: '/account/my-wallets', area: 'account', title: 'Мой счёт и кошельки', group: 'Кошельки', view: myWallets },
  { path: '/account/my-wallets/chat', area: 'account', title: 'Чат по кошелькам', view: walletChat },
  {
    path: '/account/digital-wallets',
    area: 'account',
    title: 'Цифровые кошельки',
    group: 'Кошельки',
    view: digitalWallets,
  },
  {
    path: '/account/replenishment-requests',
    area: 'account',
    title: 'Заявки на пополнение',
    group: 'Кошельки',
    view: depositsInWork,
  },
  {
    path: '/account/deal',
    area: 'account',
    title: 'Сделки',
    group: 'Сделки',
    records: ['/account/deal-exchange', '/account/deal-sales'],
    view: deals,
  },
  { path: '/account/deal/:id', area: 'account', title: 'Сделка: покупка', view: deal },
  { path: '/account/deal-exchange/:id', area: 'account', title: 'Сделка: обмен', view: deal },
  { path: '/account/deal-sales/:id', area: 'account', title: 'Сделка: продажа', view: deal },
  {
    path: '/account/history-ved',
    area: 'account',
    title: 'История сделок',
    group: 'Сделки',
    records: ['/account/history-ved-exchange', '/account/history-ved-sale'],
    view: dealHistory,
  },
  { path: '/account/history-ved/:id', area: 'account', title: 'История: покупка', view: deal },
  { path: '/account/history-ved-exchange/:id', area: 'account', title: 'История: обмен', view: deal },
  { path: '/account/history-ved-sale/:id', area: 'account', title: 'История: продажа', view: deal },
  {
    path: '/account/operations-history',
    area: 'account',
    title: 'История операций',
    group: 'Кошельки',
    view: operationsHistory,
  },
  { path: '/account/ledger', area: 'account', title: 'Операции', group: 'Кошельки', view: ledger },
  { path: '/account/request', area: 'account', title: 'Заявки', group: 'Сделки', view: market },
  { path: '/account/createRequest', area: 'account', title: 'Создать заявку', group: 'Сделки', view: createRequest },
  { path: '/account/reestr', area: 'account', title: 'Реестр договоров', group: 'ВЭД', view: reestr },
  { path: '/account/request-information', area: 'account', title: 'Информация о заявке', view: requestInformation },
  { path: '/account/help-center', area: 'account', title: 'Справочный центр', group: 'Поддержка', view: helpCenter },
  {
    path: '/account/history-request-for-payment-ved',
    area: 'account',
    title: 'Заявки на оплату ВЭД',
    group: 'ВЭД',
    view: paymentsVed,
  },
];

const liquidityScreens: readonly Screen[] = [
  { path: '/liquidity/dashboard', area: 'liquidity', title: 'Главная', group: 'Главная', view: liquidityDashboard },
  { path: '/liquidity/edit', area: 'liquidity', title: 'Профиль организации', group: 'Профиль', view: profile },
  { path: '/liquidity/help-chat', area: 'liquidity', title: 'Чат поддержки', group: 'Поддержка', view: helpChat },
  { path: '/liquidity/help-chat/:id', area: 'liquidity', title: 'Чат поддержки', view: helpChat },
  { path: '/liquidity/my-wallets', area: 'liquidity', title: 'Мои кошельки', group: 'Кошельки', view: providerWallets },
  { path: '/liquidity/my-wallets/chat', area: 'liquidity', title: 'Чат по кошелькам', view: walletChat },
  {
    path: '/liquidity/operations-status',
    area: 'liquidity',
    title: 'Статус операций',
    group: 'Операции',
    view: operationsStatus,
  },
  {
    path: '/liquidity/deal',
    area: 'liquidity',
    title: 'Сделки',
    group: 'Сделки',
    records: ['/liquidity/deal-exchange', '/liquidity/deal-sales'],
    view: deals,
  },
  { path: '/liquidity/deal/:id', area: 'liquidity', title: 'Сделка: покупка', view: deal },
  { path: '/liquidity/deal-exchange/:id', area: 'liquidity', title: 'Сделка: обмен', view: deal },
  { path: '/liquidity/deal-sales/:id', area: 'liquidity', title: 'Сделка: продажа', view: deal },
  {
    path: '/liquidity/history',
    area: 'liquidity',
    title: 'История сделок',
    group: 'Сделки',
    records: ['/liquidity/history-exchange', '/liquidity/history-sale'],
    view: dealHistory,
  },
  { path: '/liquidity/history/:id', area: 'liquidity', title: 'История: покупка', view: deal },
  { path: '/liquidity/history-exchange/:id', area: 'liquidity', title: 'История: обмен', view: deal },
  { path: '/liquidity/history-sale/:id', area: 'liquidity', title: 'История: продажа', view: deal },
  {
    path: '/liquidity/operations-history',
    area: 'liquidity',
    title: 'История операций',
    group: 'Операции',
    view: operationsHistory,
  },
  { path: '/liquidity/ledger', area: 'liquidity', title: 'Операции', group: 'Операции', view: ledger },
  { path: '/liquidity/verification', area: 'liquidity', title: 'Верификация', group: 'Профиль', view: verification },
  { path: '/liquidity/verification/form', area: 'liquidity', title: 'Анкета организации', view: ownCompanyForm },
  {
    path: '/liquidity/verification/liqudity-form',
    area: 'liquidity',
    title: 'Анкета поставщика ликвидности',
    view: ownProviderForm,
  },
  { path: '/liquidity/request', area: 'liquidity', title: 'Заявки', group: 'Сделки', view: market },
  {
    path: '/liquidity/createRequest',
    area: 'liquidity',
    title: 'Создать заявку',
    group: 'Сделки',
    view: createRequest,
  },
  {
    path: '/liquidity/help-center',
    area: 'liquidity',
    title: 'Справочный центр',
    group: 'Поддержка',
    view: helpCenter,
  },
  { path: '/liquidity/request-information', area: 'liquidity', title: 'Информация о заявке', view: requestInformation },
];

export const areaScreens: readonly Screen[] = [...accountScreens, ...liquidityScreens, ...organizationScreens];

/** Every screen of the product. */
export const allScreens: readonly Screen[] = [...publicScreens, ...areaScreens];
