// «Получить»: the full address as text and QR code, and its network.
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { EMPTY_VALUE, formatNetwork } from '../../kit/display/format.ts';
import { FullAddress } from '../../record/wallet/WalletAddress.tsx';

/** In a chunk of its own with the encoder. */
const QrCode = lazyView(() => import('../../kit/QrCode.tsx'));

const Place = styled.div`
  display: grid;
  gap: 14px;
  justify-items: center;
  padding-top: 6px;

  > .code {
    width: 216px;
    height: 216px;
    border: 1px solid var(--border-base);
    border-radius: var(--radius-control);
    overflow: hidden;
  }
  > .address {
    max-width: 100%;
    color: var(--text-primary);
    font-size: 14px;
    text-align: center;
  }
  > :last-child {
    justify-self: stretch;
  }
`;

interface ReceiveProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

export function ReceiveFundsDialog({ wallet: { address, currency, network }, onClose }: ReceiveProps) {
  const { copied, refused, copy } = useCopy();
  return (
    <Dialog
      title={`Получить ${currency ?? ''}`}
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Закрыть</Button>
          <Button variant="primary" data-autofocus inactive={address === null} onClick={() => copy(address ?? '')}>
            {copied ? 'Скопировано' : 'Скопировать адрес'}
          </Button>
        </>
      }
    >
      <Place>
        <div className="code">
          {address ? <QrCode text={address} label={`QR-код адреса ${address}`} /> : EMPTY_VALUE}
        </div>
        <span className="address">
          {address ? (
            <FullAddress ref={refused ? selectContents : undefined}>{address}</FullAddress>
          ) : (
            'Адрес неизвестен'
          )}
        </span>
        <Banner tone="warning" icon={<TriangleAlert />} inset>
          {`Отправляйте только ${currency ?? 'эту валюту'} в сети ${formatNetwork(network)}. Перевод в другой сети будет потерян.`}
        </Banner>
      </Place>
    </Dialog>
  );
}
