// One request of one kind as its screen works with it: linked sums, draft, files, a look at it, one call.
import { useLocation } from 'wouter';
import { exchangeBuyCreate, exchangeSellCreate } from '../../../api/endpoints/exchanges.ts';
import { tradeBuyCreate, tradeSellCreate } from '../../../api/endpoints/trades.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { Values } from '../../../machines/form/form.machine.ts';
import { linkedSums } from '../../../machines/form/linkedAmounts.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import { type ReviewedForm, useReviewedForm } from '../../hooks/form/useMutationForm.ts';
import { type Draft, useDraft } from '../../hooks/form/useDraft.ts';
import { type FocusWhenAsked, useFocusWhenAsked } from '../../hooks/dom/useFocusRequest.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { type PickedFiles, usePickedFiles } from '../../hooks/form/useFileField.ts';
import type { Kind, Places } from './tradeKinds.ts';
import { texts } from './texts.ts';
import {
  type Known,
  type TextName,
  type Typed,
  draftPlace,
  emptyRequest,
  exchangeBody,
  pairIn,
  requestErrors,
  sumsIn,
  tradeBody,
} from './requestForm.ts';

export interface RequestInput {
  readonly userId: RecordId;
  readonly kind: Kind;
  readonly known: Known;
  readonly places: Places;
  /** What is chosen at first: wallets without an alternative. */
  readonly start: Typed;
  /** What an offer on the market asks for, and its number. */
  readonly offer: { readonly number: string | null; readonly typed: Typed } | null;
  /** What a payment lacks, and the form of that payment, which opens again once the request is made. */
  readonly need: { readonly back: string; readonly typed: Typed } | null;
}

export interface RequestForm {
  readonly kind: Kind;
  readonly known: Known;
  readonly form: Form;
  readonly reviewed: ReviewedForm<true>;
  readonly draft: Draft;
  readonly picked: PickedFiles;
  /** Shown after a refused submit: its id, where the focus goes. */
  readonly summary: FocusWhenAsked & { readonly shown: boolean };
  /** Changes fields and keeps the draft; a sum, the rate or a currency moves the sum that follows. */
  readonly change: (typed: Typed) => void;
  readonly discard: () => void;
}

const LINKED: readonly TextName[] = [
  'amount_to_pay',
  'amount_to_receive',
  'exchange_rate',
  'currency_to_pay',
  'currency_to_receive',
];

type Create = typeof tradeBuyCreate | typeof tradeSellCreate | typeof exchangeBuyCreate | typeof exchangeSellCreate;

/** An exchange is a purchase or a sale by the sides of its pair. */
function createOf(kind: Kind): (values: Values) => Create {
  if (kind !== 'exchange') return () => (kind === 'sell' ? tradeSellCreate : tradeBuyCreate);
  return (values) => (pairIn(kind, values).side === 'buy' ? exchangeBuyCreate : exchangeSellCreate);
}

/** The form of a request of `kind`, which stays the same: linked sums, draft, review, sending (contract rows 6 to 9). */
export function useRequest({ userId, kind, known, places, start, offer, need }: RequestInput): RequestForm {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const summary = useFocusWhenAsked();
  const told = useOpen();
  const draft = useDraft(draftPlace(userId, kind, offer?.number ?? (need ? 'payment' : undefined)));
  const typed = offer?.typed ?? need?.typed ?? {};
  const empty = emptyRequest(kind, { ...start, ...typed });
  const initial = { ...empty, ...linked(kind, empty, typed) };
  const reviewed = useReviewedForm<true, Create>(createOf(kind), {
    initial,
    found: draft.found,
    ownDraft: draft,
    longest: { comment: 500 },
    validate: requestErrors(kind, known),
    input: (values) => ({ body: kind === 'exchange' ? exchangeBody(values) : tradeBody(values) }),
    onInvalid() {
      told.open();
      summary.ask();
    },
    onDone(made) {
      draft.drop();
      notify('done', texts.created);
      navigate(need?.back ?? (made ? `${places.deal[kind]}/${made.id}` : places.deals));
    },
  });
  const { form } = reviewed;
  const set = (patch: Values) => {
    for (const [name, value] of Object.entries(patch)) form.change(name, value);
    draft.keep({ ...form.values, ...patch });
  };
  return {
    kind,
    known,
    form,
    reviewed,
    draft,
    summary: { ...summary, shown: told.isOpen },
    picked: usePickedFiles(form, 'files', { many: true }),
    change: (changed) => set(linked(kind, form.values, changed)),
    discard() {
      form.reset();
      draft.drop();
    },
  };
}

/** What `typed` changes, with the sum that follows it. */
function linked(kind: Kind, values: Values, typed: Typed): Values {
  const next = { ...values, ...typed };
  if (!LINKED.some((name) => typed[name] !== undefined)) return typed;
  const { amount_to_pay, amount_to_receive, exchange_rate } = typed;
  const edit = {
    ...(amount_to_pay === undefined ? {} : { amount_to_pay }),
    ...(amount_to_receive === undefined ? {} : { amount_to_receive }),
    ...(exchange_rate === undefined ? {} : { exchange_rate }),
  };
  return { ...typed, ...linkedSums(pairIn(kind, next), sumsIn(values), edit) };
}
