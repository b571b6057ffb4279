// An offer of the market beside its list, and the way to answer it.
import type { Trade } from '../../../api/schemas/trades.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { Facts } from '../../kit/layout/ListPage.styles.ts';
import { WriteLink } from '../../form/GuardedButton.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { Sides } from './TradeAmounts.tsx';
import { TradeLedger } from './TradeLedger.tsx';

interface OfferDrawerProps {
  readonly offer: Trade;
  /** Where the answer is written. */
  readonly answer: string;
  readonly onClose: () => void;
}

export function OfferDrawer({ offer, answer, onClose }: OfferDrawerProps) {
  return (
    <Drawer
      title={`Заявка ${offer.number}`}
      mark={<Status of={tradeLifecycle} status={offer.status} />}
      onClose={onClose}
      foot={
        <WriteLink variant="primary" href={answer}>
          Откликнуться
        </WriteLink>
      }
    >
      <Facts>
        <Sides request={offer} pays="Отдаёт" receives="Получает" />
        <TradeLedger trade={offer} isOwn={false} />
        <InformationLink kind="trade" id={offer.id} />
      </Facts>
    </Drawer>
  );
}
