// A market offer beside its list, with the link to answer it.
import type { Trade } from '../../../../api/schemas/trades.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { Drawer } from '../../../kit/overlay/Drawer.tsx';
import { InformationLink } from '../../../record/InformationLink.tsx';
import { FactList } from '../../../kit/layout/ListPage.styles.ts';
import { GuardedLink } from '../../../form/GuardedButton.tsx';
import { RecordStatus } from '../../../record/RecordStatus.tsx';
import { toCounterpartyView } from './offers.ts';
import { TradeAmounts } from '../TradeAmounts.tsx';
import { TradeDescription } from '../TradeDescription.tsx';

interface OfferDrawerProps {
  readonly offer: Trade;
  /** Path of the answer form. */
  readonly answer: string;
  readonly onClose: () => void;
}

export function OfferDrawer({ offer, answer, onClose }: OfferDrawerProps) {
  return (
    <Drawer
      title={`Заявка ${offer.number}`}
      statusChip={<RecordStatus lifecycle={tradeLifecycle} status={offer.status} />}
      onClose={onClose}
      footer={
        <GuardedLink variant="primary" href={answer}>
          Откликнуться
        </GuardedLink>
      }
    >
      <FactList>
        <TradeAmounts request={toCounterpartyView(offer)} pays="Вы заплатите" receives="Вы получите" />
        <TradeDescription trade={offer} isOwn={false} />
        <InformationLink kind="trade" id={offer.id} />
      </FactList>
    </Drawer>
  );
}
