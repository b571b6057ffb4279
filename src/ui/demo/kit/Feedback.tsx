// /kit sections: timeline, banners, toasts, empty and error states, loading.
import { Archive, FileCheck, Hourglass, Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { CountBadge } from '../../kit/display/CountBadge.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DemoMark } from '../../kit/DemoMark.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines, SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import { Spinner } from '../../kit/feedback/Spinner.tsx';
import { type TimelineEvent, Timeline } from '../../kit/display/charts/Timeline.tsx';
import { Toast } from '../../kit/feedback/Toast.tsx';
import { KitExample, type KitProps, KitRow, KitSection, KitStack } from './parts.tsx';

const MOMENTS: readonly TimelineEvent[] = [
  {
    key: 'created',
    title: 'Создана',
    by: 'участник',
    time: <DateTime iso="2026-11-18T10:00:00+03:00" />,
    state: 'done',
  },
  {
    key: 'approved',
    title: 'Одобрена',
    by: 'оператор',
    time: <DateTime iso="2026-11-18T11:05:00+03:00" />,
    state: 'done',
  },
  {
    key: 'matched',
    title: 'Сформирован лот LOT-2026-0007',
    by: 'оператор',
    time: <DateTime iso="2026-11-18T12:10:00+03:00" />,
    state: 'done',
  },
  { key: 'turn', title: 'Ожидаем оператора: завершить сделку', time: 'Сейчас', state: 'now' },
  { key: 'completed', title: 'Исполнена', state: 'ahead' },
];

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;

  section > div {
    padding: 18px 12px;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export function TimelineSection() {
  return (
    <KitSection>
      <KitExample title="Следующий шаг: лента сделки С-1003">
        <Timeline label="Сделка С-1003" moments={MOMENTS} />
      </KitExample>
    </KitSection>
  );
}

export function BannerSection() {
  return (
    <KitSection>
      <KitExample title="Баннеры состояний аккаунта">
        <KitStack style={{ gap: 8 }}>
          <Banner inset tone="warning" icon={<Hourglass />}>
            Ваш аккаунт на проверке. Вы можете только просматривать информацию
          </Banner>
          <Banner inset tone="warning" icon={<FileCheck />} action={<Button size="small">Открыть</Button>}>
            Ожидает акцепта: примите новые соглашения
          </Banner>
          <Banner inset tone="danger" icon={<Lock />}>
            Ваш аккаунт заблокирован
          </Banner>
          <Banner inset tone="neutral" icon={<Archive />}>
            Ваш аккаунт закрыт. Доступна только возможность просмотра
          </Banner>
        </KitStack>
      </KitExample>
    </KitSection>
  );
}

export function ToastSection({ send }: KitProps) {
  return (
    <KitSection>
      <KitExample title="Уведомления (toast)">
        <KitStack>
          <Toast tone="success" title="Статус обновлён" text="П-603: Исполнена" onClose={() => undefined} />
          <Toast
            tone="danger"
            title="Ошибка при отправке уведомления"
            text="Уведомление не отправлено."
            action={{ label: 'Повторить', onAction: () => undefined }}
            onClose={() => undefined}
          />
        </KitStack>
      </KitExample>
      <KitExample title="Окна и знаки">
        <KitRow>
          <Button onClick={() => send({ type: 'OPEN', overlay: 'confirm' })}>Подтверждение</Button>
          <Button onClick={() => send({ type: 'OPEN', overlay: 'chat' })}>Создать чат</Button>
          <Button onClick={() => send({ type: 'OPEN', overlay: 'notice' })}>Без крестика</Button>
          <Button onClick={() => send({ type: 'OPEN', overlay: 'dimmed' })}>Затемнение</Button>
          <DemoMark />
          <CountBadge value={7} tone="danger" label="Отказано: 7" />
          <CountBadge value={3} />
          <CountBadge value={1} tone="accent" />
          <Spinner labelled />
        </KitRow>
      </KitExample>
    </KitSection>
  );
}

export function StateSection() {
  return (
    <KitSection>
      <KitExample title="Пусто, загрузка, ошибка">
        <KitStack>
          <Pair>
            <Panel>
              <EmptyState
                title="Заявок на пополнение нет"
                text="По выбранным условиям ничего не найдено"
                action={<Button size="small">Сбросить фильтры (3)</Button>}
              />
            </Panel>
            <Panel>
              <ErrorState
                text="Данные на экране не изменились"
                details={'20.11.2026, 18:00:12\nGET /api/v1/deposits\n500'}
                onRetry={() => undefined}
              />
            </Panel>
          </Pair>
          <Panel>
            <SkeletonTable count={3} />
          </Panel>
          <Panel padded>
            <SkeletonLines />
          </Panel>
        </KitStack>
      </KitExample>
    </KitSection>
  );
}
