// The route table. Public screens are in publicRoutes.ts, so that public pages do not load the rest.
import { lazyView } from '../hooks/core/lazyView.ts';
import type { Screen } from '../hooks/core/screen.ts';
import { publicScreens } from './publicRoutes.ts';

const inbox = lazyView(() => import('./screens/OperatorInbox.tsx'));
const kyt = lazyView(() => import('../features/kyt/Kyt.tsx'));
const support = lazyView(() => import('../features/chat/ChatArea.tsx').then(({ OperatorChat }) => OperatorChat));
const depositRequests = lazyView(() =>
  import('../features/deposits/OperatorDeposits.tsx').then(({ DepositRequests }) => DepositRequests),
);
const depositsInWork = lazyView(() =>
  import('../features/deposits/ClientDeposits.tsx').then(({ DepositsInWork }) => DepositsInWork),
);
const withdrawalRequests = lazyView(() =>
  import('../features/withdrawals/OperatorWithdrawals.tsx').then(({ WithdrawalRequests }) => WithdrawalRequests),
);
const operationRegistry = lazyView(() => import('../features/operations/OperationRegistryScreen.tsx'));
const operationDetails = lazyView(() =>
  import('../features/operations/OperationDetails.tsx').then(({ OperationDetailsScreen }) => OperationDetailsScreen),
);
const operationHistory = lazyView(() => import('./screens/OperatorHistory.tsx'));
const responsibilityReport = lazyView(() => import('../features/reports/Reports.tsx').then(({ Reports }) => Reports));
const operationsStatus = lazyView(() =>
  import('../features/submissions/OwnSubmissions.tsx').then(({ OperationsStatus }) => OperationsStatus),
);
const requestInformation = lazyView(() =>
  import('../features/recordDetails/RequestInformation.tsx').then(({ RequestInformation }) => RequestInformation),
);
const activeDeals = lazyView(() =>
  import('../features/activeDeals/ActiveDeals.tsx').then(({ ActiveDealsScreen }) => ActiveDealsScreen),
);
const requestDetails = lazyView(() =>
  import('../features/activeDeals/DealForms.tsx').then(({ RequestDetails }) => RequestDetails),
);
const dealDetails = lazyView(() =>
  import('../features/activeDeals/DealForms.tsx').then(({ DealDetails }) => DealDetails),
);
const queueRequests = lazyView(() => import('../features/trades/operator/QueueRequests.tsx'));
const dealRegistry = lazyView(() =>
  import('../features/trades/operator/DealRegistry.tsx').then(({ DealRegistry }) => DealRegistry),
);
const lotRequests = lazyView(() =>
  import('../features/trades/lot/LotScreen.tsx').then(({ LotRequests }) => LotRequests),
);
/** One view for both client roles, whose histories are the same. */
const operationsHistory = lazyView(() => import('./screens/ClientHistory.tsx'));
const clients = lazyView(() => import('../features/organizations/OrganizationList.tsx').then(({ Clients }) => Clients));
const users = lazyView(() => import('../features/organizations/Users.tsx'));
const kycVerification = lazyView(() =>
  import('../features/organizations/verification/VerificationQueue.tsx').then(
    ({ VerificationQueue }) => VerificationQueue,
  ),
);
const participantForm = lazyView(() =>
  import('../features/organizations/verification/VerificationForm.tsx').then(({ ParticipantForm }) => ParticipantForm),
);
const providerForm = lazyView(() =>
  import('../features/organizations/verification/VerificationForm.tsx').then(({ ProviderForm }) => ProviderForm),
);
const requestClosed = lazyView(() =>
  import('../features/organizations/ClosingRequests.tsx').then(({ ClosingRequests }) => ClosingRequests),
);
const rating = lazyView(() =>
  import('../features/organizations/Rating.tsx').then(({ ProviderRating }) => ProviderRating),
);
const reviews = lazyView(() => import('../features/reviews/Reviews.tsx').then(({ ReviewsScreen }) => ReviewsScreen));
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
const operatorHome = lazyView(() =>
  import('../features/operatorHome/OperatorHome.tsx').then(({ OperatorHome }) => OperatorHome),
);
const helpChat = lazyView(() => import('../features/chat/ChatArea.tsx').then(({ HelpChat }) => HelpChat));
const myWallets = lazyView(() => import('./screens/AccountWallets.tsx'));
const digitalWallets = lazyView(() =>
  import('../features/wallets/OwnWallets.tsx').then(({ ParticipantWallets }) => ParticipantWallets),
);
const providerWallets = lazyView(() => import('./screens/LiquidityWallets.tsx'));
const myCheck = lazyView(() =>
  import('../features/fiat/FiatAccount.tsx').then(({ OperatorAccount }) => OperatorAccount),
);
const reestr = lazyView(() => import('./screens/ContractRegistry.tsx'));
const paymentsVed = lazyView(() =>
  import('../features/payments/OwnPayments.tsx').then(({ OwnPayments }) => OwnPayments),
);
const reestrContracts = lazyView(() =>
  import('../features/contracts/Contracts.tsx').then(({ OperatorContracts }) => OperatorContracts),
);
const paymentRequestsVed = lazyView(() =>
  import('../features/payments/OperatorPayments.tsx').then(({ PaymentRequests }) => PaymentRequests),
);
const operatorWallets = lazyView(() =>
  import('../features/operatorWallets/OperatorWallets.tsx').then(({ OperatorWallets }) => OperatorWallets),
);
const walletRequests = lazyView(() =>
  import('../features/operatorWallets/WalletRequests.tsx').then(({ WalletRequests }) => WalletRequests),
);
const custodialSolution = lazyView(() => import('../features/custody/Custody.tsx').then(({ Custody }) => Custody));
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

const organizationScreens: readonly Screen[] = [
  { path: '/organization/inbox', area: 'organization', title: 'Входящие', group: 'Входящие', view: inbox },
  {
    path: '/organization',
    area: 'organization',
    title: 'Профиль организации',
    group: 'Организация',
    view: operatorHome,
  },
  { path: '/organization/support', area: 'organization', title: 'Чат поддержки', group: 'Поддержка', view: support },
  { path: '/organization/support/:id', area: 'organization', title: 'Чат поддержки', view: support },
  { path: '/organization/rating', area: 'organization', title: 'Рейтинг', group: 'Организация', view: rating },
  { path: '/organization/reviews', area: 'organization', title: 'Отзывы', group: 'Организация', view: reviews },
  { path: '/organization/reviews/:id', area: 'organization', title: 'Отзыв', view: reviews },
  { path: '/organization/clients', area: 'organization', title: 'Клиенты', group: 'Клиенты', view: clients },
  {
    path: '/organization/kyc-verification',
    area: 'organization',
    title: 'Верификация KYC',
    group: 'Клиенты',
    records: ['/organization/verification/form', '/organization/verification/liqudity-form'],
    view: kycVerification,
  },
  {
    path: '/organization/verification/form/:id',
    area: 'organization',
    title: 'Анкета участника ВЭД',
    view: participantForm,
  },
  {
    path: '/organization/verification/liqudity-form/:id',
    area: 'organization',
    title: 'Анкета поставщика ликвидности',
    view: providerForm,
  },
  {
    path: '/organization/active-deals',
    area: 'organization',
    title: 'Активные сделки',
    group: 'Сделки',
    view: activeDeals,
  },
  { path: '/organization/active-deals/:id', area: 'organization', title: 'Активная сделка', view: activeDeals },
  { path: '/organization/active-deals/details', area: 'organization', title: 'Детали заявки', view: requestDetails },
  { path: '/organization/active-deals/registry', area: 'organization', title: 'Детали сделки', view: dealDetails },
  { path: '/organization/kyt-requests', area: 'organization', title: 'KYT', group: 'Комплаенс', view: kyt },
  { path: '/organization/kyt-requests/:id', area: 'organization', title: 'KYT: кошельки', view: kyt },
  {
    path: '/organization/queue-requests',
    area: 'organization',
    title: 'Очередь заявок',
    group: 'Сделки',
    records: ['/organization/queue-requests-sale', '/organization/queue-requests-exchange'],
    view: queueRequests,
  },
  { path: '/organization/queue-requests/:id', area: 'organization', title: 'Заявка на покупку', view: queueRequests },
  {
    path: '/organization/queue-requests-sale/:id',
    area: 'organization',
    title: 'Заявка на продажу',
    view: queueRequests,
  },
  {
    path: '/organization/queue-requests-exchange/:id',
    area: 'organization',
    title: 'Заявка на обмен',
    view: queueRequests,
  },
  {
    path: '/organization/deal-registry',
    area: 'organization',
    title: 'Реестр сделок',
    group: 'Сделки',
    records: ['/organization/lot-requests', '/organization/lot-requests-sale'],
    view: dealRegistry,
  },
  { path: '/organization/lot-requests/:id', area: 'organization', title: 'Лот: покупка', view: lotRequests },
  { path: '/organization/lot-requests-sale/:id', area: 'organization', title: 'Лот: продажа', view: lotRequests },
  {
    path: '/organization/payment-requests-ved',
    area: 'organization',
    title: 'Заявки на оплату ВЭД',
    group: 'Платежи',
    view: paymentRequestsVed,
  },
  {
    path: '/organization/payment-requests-ved/:id',
    area: 'organization',
    title: 'Заявка на оплату ВЭД',
    view: paymentRequestsVed,
  },
  {
    path: '/organization/withdrawal-requests',
    area: 'organization',
    title: 'Заявки на вывод',
    group: 'Платежи',
    view: withdrawalRequests,
  },
  {
    path: '/organization/withdrawal-requests/:id',
    area: 'organization',
    title: 'Заявка на вывод',
    view: withdrawalRequests,
  },
  {
    path: '/organization/deposit-requests',
    area: 'organization',
    title: 'Заявки на пополнение',
    group: 'Платежи',
    view: depositRequests,
  },
  {
    path: '/organization/deposit-requests/:id',
    area: 'organization',
    title: 'Заявка на пополнение',
    view: depositRequests,
  },
  {
    path: '/organization/reestr-operation',
    area: 'organization',
    title: 'Реестр операций',
    group: 'Реестры',
    records: ['/organization/transaction-details'],
    view: operationRegistry,
  },
  {
    path: '/organization/request-information',
    area: 'organization',
    title: 'Информация о заявке',
    view: requestInformation,
  },
  {
    path: '/organization/reestr-users',
    area: 'organization',
    title: 'Реестр пользователей',
    group: 'Клиенты',
    view: users,
  },
  { path: '/organization/reestr-users/:id', area: 'organization', title: 'Организация', view: users },
  {
    path: '/organization/transaction-details/:id',
    area: 'organization',
    title: 'Детали операции',
    view: operationDetails,
  },
  {
    path: '/organization/reestr-contracts',
    area: 'organization',
    title: 'Реестр договоров',
    group: 'Реестры',
    view: reestrContracts,
  },
  {
    path: '/organization/request-closed',
    area: 'organization',
    title: 'Заявки на закрытие',
    group: 'Клиенты',
    view: requestClosed,
  },
  {
    path: '/organization/operation-history-organization',
    area: 'organization',
    title: 'История операций',
    group: 'Реестры',
    view: operationHistory,
  },
  {
    path: '/organization/responsibility-report',
    area: 'organization',
    title: 'Отчёт ответственного лица',
    group: 'Реестры',
    view: responsibilityReport,
  },
  {
    path: '/organization/wallets',
    area: 'organization',
    title: 'Кошельки организации',
    group: 'Кошельки',
    view: operatorWallets,
  },
  {
    path: '/organization/custodial-solution',
    area: 'organization',
    title: 'Кастодиальное решение',
    group: 'Кошельки',
    view: custodialSolution,
  },
  {
    path: '/organization/wallet-request',
    area: 'organization',
    title: 'Заявки на кошельки',
    group: 'Кошельки',
    view: walletRequests,
  },
  { path: '/organization/my-check', area: 'organization', title: 'Мой счёт', group: 'Организация', view: myCheck },
];

export const areaScreens: readonly Screen[] = [...accountScreens, ...liquidityScreens, ...organizationScreens];

/** Every screen of the product. */
export const allScreens: readonly Screen[] = [...publicScreens, ...areaScreens];
