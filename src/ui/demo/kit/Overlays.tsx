// /kit sections: drawer and dialogs.
import { ArrowUpRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { FullScreenSpinner } from '../../kit/feedback/FullScreenSpinner.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { KitExample, type KitProps, KitSection } from './parts.tsx';

const Beside = styled.div`
  height: 480px;
  overflow: hidden;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-panel);
`;

export function DetailSection() {
  return (
    <KitSection>
      <KitExample title="Боковая панель">
        <Beside>
          <Drawer
            title="Пополнение П-603"
            statusChip={<StatusChip status="on_accounting" tone="info" label="На учёте" />}
            tools={<IconButton label="Открыть на странице" icon={<ArrowUpRight />} size="small" />}
            onClose={() => undefined}
            footer={
              <>
                <Button variant="primary">Исполнить</Button>
                <Button>Отклонить</Button>
                <Button variant="ghost">Написать клиенту</Button>
              </>
            }
          >
            <DescriptionList
              rows={[
                { label: 'Организация', value: 'АО «Полярное Карго»' },
                { label: 'Создана', value: <DateTime iso="2026-11-18T11:00:00+03:00" zone /> },
                { label: 'Сумма заявки', value: <Money amount="12000000.00" currency="RUB" /> },
                { label: 'Сумма зачисления', value: <Money amount="12000000.00" currency="RUB" />, total: true },
              ]}
            />
          </Drawer>
        </Beside>
      </KitExample>
    </KitSection>
  );
}

export function OverlaySection({ state, send }: KitProps) {
  const close = () => send({ type: 'CLOSE' });
  const { overlay } = state.context;
  if (overlay === 'confirm') {
    return (
      <ConfirmDialog
        title="Исполнить пополнение?"
        text="Будет зачислено 12 000 000,00 ₽."
        rows={[
          { label: 'Заявка', value: 'П-603 от 18.11.2026' },
          { label: 'Получатель', value: 'АО «Полярное Карго»' },
          { label: 'Сумма заявки', value: <Money amount="12000000.00" currency="RUB" /> },
          { label: 'Сумма зачисления', value: <Money amount="12000000.00" currency="RUB" />, total: true },
        ]}
        confirm="Исполнить"
        onConfirm={close}
        onCancel={close}
      />
    );
  }
  if (overlay === 'chat') {
    const foot = (
      <>
        <Button onClick={close}>Отмена</Button>
        <Button variant="primary" type="submit" inactive>
          Добавьте тему
        </Button>
      </>
    );
    return (
      <Dialog title="Создать чат" width="chatCreate" onClose={close} onSubmit={() => undefined} footer={foot}>
        <TextField label="Тема чата" data-autofocus compact />
      </Dialog>
    );
  }
  if (overlay === 'notice') {
    const leave = (
      <Button variant="primary" onClick={close}>
        Выйти
      </Button>
    );
    return (
      <Dialog title="Аккаунт заблокирован" role="alertdialog" footer={leave}>
        Доступ к операциям приостановлен по решению оператора. Причину можно уточнить в службе поддержки.
      </Dialog>
    );
  }
  return overlay === 'dimmed' ? <FullScreenSpinner /> : null;
}
