// Screens of the operator's area, /organization.
import { lazyView } from '../hooks/core/lazyView.ts';
import { assignArea } from '../hooks/core/screen.ts';

const inbox = lazyView(() => import('./screens/OperatorInbox.tsx'));
const kyt = lazyView(() => import('../features/kyt/Kyt.tsx'));
const support = lazyView(() => import('../features/chat/ChatArea.tsx').then(({ OperatorChat }) => OperatorChat));
const depositRequests = lazyView(() =>
  import('../features/deposits/OperatorDeposits.tsx').then(({ DepositRequests }) => DepositRequests),
);
const bankReconciliation = lazyView(() => import('../features/deposits/bank/BankReconciliation.tsx'));
const withdrawalRequests = lazyView(() =>
  import('../features/withdrawals/OperatorWithdrawals.tsx').then(({ WithdrawalRequests }) => WithdrawalRequests),
);
const operationRegistry = lazyView(() => import('../features/operations/OperationRegistryScreen.tsx'));
const operationDetails = lazyView(() =>
  import('../features/operations/OperationDetails.tsx').then(({ OperationDetailsScreen }) => OperationDetailsScreen),
);
const operationHistory = lazyView(() => import('./screens/OperatorHistory.tsx'));
const responsibilityReport = lazyView(() => import('../features/reports/Reports.tsx').then(({ Reports }) => Reports));
export const requestInformationView = lazyView(() =>
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
const clients = lazyView(() => import('../features/organizations/OrganizationList.tsx').then(({ Clients }) => Clients));
const users = lazyView(() => import('../features/organizations/Users.tsx'));
const companyCard = lazyView(() => import('./screens/company/CompanyCard.tsx'));
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
  import('../features/organizations/ProviderRating.tsx').then(({ ProviderRating }) => ProviderRating),
);
const reviews = lazyView(() => import('../features/reviews/Reviews.tsx').then(({ ReviewsScreen }) => ReviewsScreen));
const operatorHome = lazyView(() =>
  import('../features/operatorHome/OperatorHome.tsx').then(({ OperatorHome }) => OperatorHome),
);
const myCheck = lazyView(() =>
  import('../features/fiat/FiatAccount.tsx').then(({ OperatorAccount }) => OperatorAccount),
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

export const organizationScreens = assignArea('organization', [
  { path: '/organization/inbox', title: 'Входящие', group: 'Входящие', view: inbox },
  { path: '/organization', title: 'Профиль организации', group: 'Организация', view: operatorHome },
  { path: '/organization/support', title: 'Чат поддержки', group: 'Поддержка', view: support },
  { path: '/organization/support/:id', title: 'Чат поддержки', view: support },
  { path: '/organization/rating', title: 'Рейтинг', group: 'Организация', view: rating },
  { path: '/organization/reviews', title: 'Отзывы', group: 'Организация', view: reviews },
  { path: '/organization/reviews/:id', title: 'Отзыв', view: reviews },
  { path: '/organization/clients', title: 'Клиенты', group: 'Клиенты', view: clients },
  {
    path: '/organization/kyc-verification',
    title: 'Верификация KYC',
    group: 'Клиенты',
    records: ['/organization/verification/form', '/organization/verification/liqudity-form'],
    view: kycVerification,
  },
  { path: '/organization/verification/form/:id', title: 'Анкета участника ВЭД', view: participantForm },
  { path: '/organization/verification/liqudity-form/:id', title: 'Анкета поставщика ликвидности', view: providerForm },
  { path: '/organization/active-deals', title: 'Активные сделки', group: 'Сделки', view: activeDeals },
  { path: '/organization/active-deals/:id', title: 'Активная сделка', view: activeDeals },
  { path: '/organization/active-deals/details', title: 'Детали заявки', view: requestDetails },
  { path: '/organization/active-deals/registry', title: 'Детали сделки', view: dealDetails },
  { path: '/organization/kyt-requests', title: 'KYT', group: 'Комплаенс', view: kyt },
  { path: '/organization/kyt-requests/:id', title: 'KYT: кошельки', view: kyt },
  {
    path: '/organization/queue-requests',
    title: 'Очередь заявок',
    group: 'Сделки',
    records: ['/organization/queue-requests-sale', '/organization/queue-requests-exchange'],
    view: queueRequests,
  },
  { path: '/organization/queue-requests/:id', title: 'Заявка на покупку', view: queueRequests },
  { path: '/organization/queue-requests-sale/:id', title: 'Заявка на продажу', view: queueRequests },
  { path: '/organization/queue-requests-exchange/:id', title: 'Заявка на обмен', view: queueRequests },
  {
    path: '/organization/deal-registry',
    title: 'Реестр сделок',
    group: 'Сделки',
    records: ['/organization/lot-requests', '/organization/lot-requests-sale'],
    view: dealRegistry,
  },
  { path: '/organization/lot-requests/:id', title: 'Лот: покупка', view: lotRequests },
  { path: '/organization/lot-requests-sale/:id', title: 'Лот: продажа', view: lotRequests },
  {
    path: '/organization/payment-requests-ved',
    title: 'Заявки на оплату ВЭД',
    group: 'Платежи',
    view: paymentRequestsVed,
  },
  { path: '/organization/payment-requests-ved/:id', title: 'Заявка на оплату ВЭД', view: paymentRequestsVed },
  { path: '/organization/withdrawal-requests', title: 'Заявки на вывод', group: 'Платежи', view: withdrawalRequests },
  { path: '/organization/withdrawal-requests/:id', title: 'Заявка на вывод', view: withdrawalRequests },
  { path: '/organization/deposit-requests', title: 'Заявки на пополнение', group: 'Платежи', view: depositRequests },
  { path: '/organization/deposit-requests/reconciliation', title: 'Сверка с банком', view: bankReconciliation },
  { path: '/organization/deposit-requests/:id', title: 'Заявка на пополнение', view: depositRequests },
  {
    path: '/organization/reestr-operation',
    title: 'Реестр операций',
    group: 'Реестры',
    records: ['/organization/transaction-details'],
    view: operationRegistry,
  },
  { path: '/organization/request-information', title: 'Информация о заявке', view: requestInformationView },
  { path: '/organization/reestr-users', title: 'Реестр пользователей', group: 'Клиенты', view: users },
  { path: '/organization/reestr-users/:id', title: 'Организация', view: companyCard },
  { path: '/organization/transaction-details/:id', title: 'Детали операции', view: operationDetails },
  { path: '/organization/reestr-contracts', title: 'Реестр договоров', group: 'Реестры', view: reestrContracts },
  { path: '/organization/request-closed', title: 'Заявки на закрытие', group: 'Клиенты', view: requestClosed },
  {
    path: '/organization/operation-history-organization',
    title: 'История операций',
    group: 'Реестры',
    view: operationHistory,
  },
  {
    path: '/organization/responsibility-report',
    title: 'Отчёт ответственного лица',
    group: 'Реестры',
    view: responsibilityReport,
  },
  { path: '/organization/wallets', title: 'Кошельки организации', group: 'Кошельки', view: operatorWallets },
  {
    path: '/organization/custodial-solution',
    title: 'Кастодиальное решение',
    group: 'Кошельки',
    view: custodialSolution,
  },
  { path: '/organization/wallet-request', title: 'Заявки на кошельки', group: 'Кошельки', view: walletRequests },
  { path: '/organization/my-check', title: 'Мой счёт', group: 'Организация', view: myCheck },
]);
