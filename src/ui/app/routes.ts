// The route table: the clients' areas here, the operator's in organizationRoutes.ts, public pages in publicRoutes.ts, so that
// they do not load the rest.
import { lazyView } from '../hooks/core/lazyView.ts';
import { type Screen, assignArea } from '../hooks/core/screen.ts';
import { organizationScreens, requestInformationView } from './organizationRoutes.ts';
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

const accountScreens = assignArea('account', [
  { path: '/account/dashboard', title: 'Главная', group: 'Главная', view: accountDashboard },
  { path: '/account/edit', title: 'Профиль организации', group: 'Профиль', view: profile },
  { path: '/account/help-chat', title: 'Чат поддержки', group: 'Поддержка', view: helpChat },
  { path: '/account/help-chat/:id', title: 'Чат поддержки', view: helpChat },
  { path: '/account/my-wallets', title: 'Мой счёт и кошельки', group: 'Кошельки', view: myWallets },
  { path: '/account/my-wallets/chat', title: 'Чат по кошелькам', view: walletChat },
  { path: '/account/digital-wallets', title: 'Цифровые кошельки', group: 'Кошельки', view: digitalWallets },
  { path: '/account/replenishment-requests', title: 'Заявки на пополнение', group: 'Кошельки', view: depositsInWork },
  {
    path: '/account/deal',
    title: 'Сделки',
    group: 'Сделки',
    records: ['/account/deal-exchange', '/account/deal-sales'],
    view: deals,
  },
  { path: '/account/deal/:id', title: 'Сделка: покупка', view: deal },
  { path: '/account/deal-exchange/:id', title: 'Сделка: обмен', view: deal },
  { path: '/account/deal-sales/:id', title: 'Сделка: продажа', view: deal },
  {
    path: '/account/history-ved',
    title: 'История сделок',
    group: 'Сделки',
    records: ['/account/history-ved-exchange', '/account/history-ved-sale'],
    view: dealHistory,
  },
  { path: '/account/history-ved/:id', title: 'История: покупка', view: deal },
  { path: '/account/history-ved-exchange/:id', title: 'История: обмен', view: deal },
  { path: '/account/history-ved-sale/:id', title: 'История: продажа', view: deal },
  { path: '/account/operations-history', title: 'История операций', group: 'Кошельки', view: operationsHistory },
  { path: '/account/ledger', title: 'Операции', group: 'Кошельки', view: ledger },
  { path: '/account/request', title: 'Заявки', group: 'Сделки', view: market },
  { path: '/account/createRequest', title: 'Создать заявку', group: 'Сделки', view: createRequest },
  { path: '/account/reestr', title: 'Реестр договоров', group: 'ВЭД', view: reestr },
  { path: '/account/request-information', title: 'Информация о заявке', view: requestInformationView },
  { path: '/account/help-center', title: 'Справочный центр', group: 'Поддержка', view: helpCenter },
  { path: '/account/history-request-for-payment-ved', title: 'Заявки на оплату ВЭД', group: 'ВЭД', view: paymentsVed },
]);

const liquidityScreens = assignArea('liquidity', [
  { path: '/liquidity/dashboard', title: 'Главная', group: 'Главная', view: liquidityDashboard },
  { path: '/liquidity/edit', title: 'Профиль организации', group: 'Профиль', view: profile },
  { path: '/liquidity/help-chat', title: 'Чат поддержки', group: 'Поддержка', view: helpChat },
  { path: '/liquidity/help-chat/:id', title: 'Чат поддержки', view: helpChat },
  { path: '/liquidity/my-wallets', title: 'Мои кошельки', group: 'Кошельки', view: providerWallets },
  { path: '/liquidity/my-wallets/chat', title: 'Чат по кошелькам', view: walletChat },
  { path: '/liquidity/operations-status', title: 'Статус операций', group: 'Операции', view: operationsStatus },
  {
    path: '/liquidity/deal',
    title: 'Сделки',
    group: 'Сделки',
    records: ['/liquidity/deal-exchange', '/liquidity/deal-sales'],
    view: deals,
  },
  { path: '/liquidity/deal/:id', title: 'Сделка: покупка', view: deal },
  { path: '/liquidity/deal-exchange/:id', title: 'Сделка: обмен', view: deal },
  { path: '/liquidity/deal-sales/:id', title: 'Сделка: продажа', view: deal },
  {
    path: '/liquidity/history',
    title: 'История сделок',
    group: 'Сделки',
    records: ['/liquidity/history-exchange', '/liquidity/history-sale'],
    view: dealHistory,
  },
  { path: '/liquidity/history/:id', title: 'История: покупка', view: deal },
  { path: '/liquidity/history-exchange/:id', title: 'История: обмен', view: deal },
  { path: '/liquidity/history-sale/:id', title: 'История: продажа', view: deal },
  { path: '/liquidity/operations-history', title: 'История операций', group: 'Операции', view: operationsHistory },
  { path: '/liquidity/ledger', title: 'Операции', group: 'Операции', view: ledger },
  { path: '/liquidity/verification', title: 'Верификация', group: 'Профиль', view: verification },
  { path: '/liquidity/verification/form', title: 'Анкета организации', view: ownCompanyForm },
  { path: '/liquidity/verification/liqudity-form', title: 'Анкета поставщика ликвидности', view: ownProviderForm },
  { path: '/liquidity/request', title: 'Заявки', group: 'Сделки', view: market },
  { path: '/liquidity/createRequest', title: 'Создать заявку', group: 'Сделки', view: createRequest },
  { path: '/liquidity/help-center', title: 'Справочный центр', group: 'Поддержка', view: helpCenter },
  { path: '/liquidity/request-information', title: 'Информация о заявке', view: requestInformationView },
]);

export const areaScreens: readonly Screen[] = [...accountScreens, ...liquidityScreens, ...organizationScreens];

/** Every screen of the product. */
export const allScreens: readonly Screen[] = [...publicScreens, ...areaScreens];
