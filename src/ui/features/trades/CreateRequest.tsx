// «Создать заявку»: one of three kinds, each with a form and a draft of its own (contract rows 6–9).
import { Handshake, ShoppingCart } from 'lucide-react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { fiatWalletRead } from '../../../api/endpoints/fiat.ts';
import { decimal } from '../../../api/schemas/fields.ts';
import { together } from '../../hooks/data/combineQueries.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { counted, useUrlState } from '../../hooks/list/useQueryParams.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { FormErrors } from '../../kit/fields/FormErrors.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { DraftNote } from '../../form/DraftNote.tsx';
import { LostWrite } from '../../form/LostWrite.tsx';
import { RejectionProblem } from '../../form/SubmitErrorMessage.tsx';
import { Awaited, type Waited } from '../../query/QueryContent.tsx';
import { StillOld } from '../../query/queryStates.tsx';
import { COINS, KIND_LABELS, type Kind, ROUBLES, TYPE_PARAM, kindIn, placesOf, withType } from './tradeKinds.ts';
import { LABELS, texts } from './texts.ts';
import { LinkedSums } from './LinkedAmountFields.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { KindRow, RequestPage, Stack } from './CreateRequest.styles.ts';
import { RequestLook, RequestTotals } from './RequestReview.tsx';
import { type Known, TEXTS, type Typed, fieldId } from './requestForm.ts';
import { type RequestInput, useRequest } from './useRequest.ts';
import { walletsFor } from './requestWallets.ts';
import { useOwnWallets } from './useOwnWallets.ts';

/** Where a purchase for a payment leads back to. */
const PAYMENT_FORM = /^\/account\/history-request-for-payment-ved\?pay=[^&#]+$/;

/** What «Откликнуться» and «Купить недостающее» put into the address. */
const ASKED = {
  ...TYPE_PARAM,
  offer: v.pipe(v.string(), v.regex(/^[\p{L}\d-]{1,20}$/u)),
  coin: v.picklist(COINS),
  amount: decimal,
  rate: decimal,
  wallet: counted,
  contract: v.string(),
  back: v.pipe(v.string(), v.regex(PAYMENT_FORM)),
};

const skeleton = <SkeletonLines padded count={8} />;

/** With its sources there it waits for the profile, whose way out stands above the page. */
export function CreateRequest() {
  const [path, navigate] = useLocation();
  const { role, user } = useSession();
  const { values } = useUrlState(ASKED);
  const { offer, amount, rate, back = null } = values;
  const kind = kindIn(values.type);
  const known = useKnown();
  return (
    <RequestPage>
      {known.value ? <StillOld {...known.wallets} /> : null}
      {known.value && user ? (
        <Request
          key={`${kind} ${offer ?? back ?? ''}`}
          userId={user.id}
          kind={kind}
          known={known.value}
          places={placesOf(role)}
          offer={offer && amount && rate ? { number: offer, typed: typedOf(kind, values) } : null}
          need={back !== null && amount ? { back, typed: neededOf(values) } : null}
          onKind={(next) => navigate(withType(path, next))}
        />
      ) : (
        <Panel>{known.value ? skeleton : <Awaited query={known.wait} wait={skeleton} />}</Panel>
      )}
    </RequestPage>
  );
}

/** An offer to buy is answered by a sale of the same coins at the same rate, and the other way round. */
function typedOf(kind: Kind, { coin, amount, rate }: Readonly<Partial<Record<keyof typeof ASKED, string>>>): Typed {
  const isBuy = kind === 'buy';
  return {
    ...(coin === undefined ? {} : { [isBuy ? 'currency_to_receive' : 'currency_to_pay']: coin }),
    ...(amount === undefined ? {} : { [isBuy ? 'amount_to_receive' : 'amount_to_pay']: amount }),
    ...(rate === undefined ? {} : { exchange_rate: rate }),
  };
}

/** The coins that a payment lacks, into its wallet and under its contract. */
const neededOf = ({
  coin,
  amount,
  wallet,
  contract,
}: Readonly<Partial<Record<keyof typeof ASKED, string>>>): Typed => ({
  ...(coin === undefined ? {} : { currency_to_receive: coin }),
  ...(amount === undefined ? {} : { amount_to_receive: amount }),
  ...(wallet === undefined ? {} : { wallet_id: wallet }),
  ...(contract === undefined ? {} : { ved_contract_number: contract }),
});

interface KnownOrNot {
  readonly value: Known | null;
  readonly wallets: Query<unknown>;
  readonly wait: Waited;
}

/** Waits for the wallets; where the rouble balance cannot be read, the server alone judges the sum. */
function useKnown(): KnownOrNot {
  const { role } = useSession();
  const { wallets, query } = useOwnWallets();
  const fiat = useQuery(fiatWalletRead, { query: { limit: 1 } });
  const there = wallets !== undefined && (fiat.data !== undefined || !fiat.busy);
  return {
    value: there ? { wallets, roubles: fiat.data?.available ?? null, needsContract: role === 'ved_participant' } : null,
    wallets: query,
    wait: { ...together(query, fiat), failure: query.failure },
  };
}

interface RequestProps extends Omit<RequestInput, 'start'> {
  readonly onKind: (kind: Kind) => void;
}

const KINDS = (['buy', 'sell', 'exchange'] as const).map((value) => ({ value, label: KIND_LABELS[value] }));

/** No form element: Enter sends no money. */
function Request({ onKind, ...input }: RequestProps) {
  const { kind, known, offer, need } = input;
  const typed: Typed = offer?.typed ?? need?.typed ?? {};
  const [pay, receive] = kind === 'buy' ? [ROUBLES, 'USDT'] : kind === 'sell' ? ['USDT', ROUBLES] : ['USDT', 'BTC'];
  const wallets = walletsFor(kind, known.wallets, typed.currency_to_pay ?? pay, typed.currency_to_receive ?? receive);
  const request = useRequest({ ...input, start: wallets });
  const { form, draft, summary, discard } = request;
  const wrong = [...TEXTS, 'files'].flatMap((name) => {
    const error = form.errors[name];
    return error === undefined ? [] : [{ fieldId: fieldId(name), label: LABELS[name] ?? name, error }];
  });
  return (
    <div data-state={form.state}>
      <Stack>
        <KindRow>
          <Segmented label="Вид заявки" name="kind" options={KINDS} value={kind} onChoose={onKind} />
          <span className="note">
            <DraftNote {...draft} fileless busy={form.busy} discard={discard} />
          </span>
        </KindRow>
        {offer ? (
          <Banner tone="info" icon={<Handshake />} inset>
            {`Отклик на заявку ${offer.number}: сумма и курс взяты из неё`}
          </Banner>
        ) : null}
        {need ? (
          <Banner
            tone="info"
            icon={<ShoppingCart />}
            inset
            action={
              <Link href={need.back} asChild>
                <ButtonLink size="small">Вернуться к платежу</ButtonLink>
              </Link>
            }
          >
            Покупка для оплаты поставщику: после создания заявки откроется платёж
          </Banner>
        ) : null}
        <RejectionProblem failure={form.failure} title={texts.createFailed} labels={LABELS} />
        {request.reviewed.form.lost ? <LostWrite lost={request.reviewed.form.lost} /> : null}
        {summary.shown && !form.failure ? <FormErrors id={summary.id} errors={wrong} /> : null}
        <LinkedSums request={request} />
        <RequestDetails request={request} />
      </Stack>
      <RequestTotals request={request} />
      <RequestLook request={request} />
    </div>
  );
}
