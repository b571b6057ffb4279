// /kit sections: colours, typography, statuses, currency icons.
import { styled } from 'styled-components';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { StatusChip, type StatusChipProps } from '../../kit/display/StatusChip.tsx';
import { AssigneeMark } from '../../kit/display/AssigneeMark.tsx';
import { KitExample, KitRow, KitSection } from './parts.tsx';

const SWATCHES = {
  canvas: 'surface-canvas',
  base: 'surface-base',
  sunken: 'surface-sunken',
  selected: 'surface-selected',
  text: 'text-primary',
  secondary: 'text-secondary',
  muted: 'text-muted',
  control: 'border-control',
  'accent.fill': 'accent-fill',
  'accent.tint': 'accent-tint',
  'danger.fill': 'danger-fill',
  'rejected.head': 'rejected-head',
  'rejected.bg': 'rejected-bg',
  border: 'border-base',
  ink: 'ink-bg',
  'chart.out': 'chart-outflow',
} as const;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;

  span {
    display: block;
    height: 36px;
    margin-bottom: 4px;
    border-radius: var(--radius-chip);
    box-shadow: inset 0 0 0 1px var(--border-base);
  }
`;

const Sizes = styled.div`
  .figure {
    font: 500 28px/36px var(--font-sans);
    letter-spacing: -0.015em;
  }
  .figure .cur {
    font-size: 20px;
  }
  .title {
    font: 600 20px/28px var(--font-sans);
    letter-spacing: -0.01em;
  }
  .section {
    font: 600 16px/24px var(--font-sans);
  }
  .table {
    font-size: 13px;
  }
  .meta {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  .mono {
    margin-top: 4px;
    font-size: 12.5px;
  }
  .sums {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 24px;
    justify-content: start;
    margin-top: 6px;
    font-size: 13px;
    text-align: right;
  }
`;

const STATUSES: readonly StatusChipProps[] = [
  { status: 'pending', tone: 'warning', label: 'Ожидает оплаты' },
  { status: 'pending', tone: 'warning', label: 'На рассмотрении' },
  { status: 'in_review', tone: 'warning', label: 'На проверке' },
  { status: 'accepted', tone: 'info', label: 'Принята' },
  { status: 'accepted', tone: 'info', label: 'Одобрена' },
  { status: 'on_accounting', tone: 'info', label: 'На учёте' },
  { status: 'in_progress', tone: 'info', label: 'В работе' },
  { status: 'executed', tone: 'success', label: 'Исполнена' },
  { status: 'active', tone: 'success', label: 'Активна' },
  { status: 'rejected', tone: 'danger', label: 'Отклонена' },
  { status: 'blocked', tone: 'danger', label: 'Заблокирован' },
  { status: 'cancelled', tone: 'neutral', label: 'Отменена' },
  { status: 'closed', tone: 'neutral', label: 'Закрыт' },
  { status: 'hold_x2', tone: 'unknown', label: 'hold_x2' },
];

export function ColorSection() {
  return (
    <KitSection>
      <KitExample title="Поверхности и акцент">
        <Swatches>
          {Object.entries(SWATCHES).map(([name, token]) => (
            <li key={name}>
              <span style={{ background: `var(--${token})` }} />
              <span>{name}</span>
            </li>
          ))}
        </Swatches>
      </KitExample>
    </KitSection>
  );
}

export function StatusSection() {
  return (
    <KitSection>
      <KitExample title="Статусы: значок + слово + тон">
        <KitRow>
          {STATUSES.map((chip) => (
            <StatusChip key={chip.label} {...chip} />
          ))}
        </KitRow>
      </KitExample>
      <KitExample title="AML-чип и «Следующий шаг»">
        <KitRow>
          <AmlChip value={4.2} />
          <AmlChip value={31.2} />
          <AmlChip value={62.4} />
          <AmlChip value={null} />
        </KitRow>
        <KitRow data-wide style={{ marginTop: 12 }}>
          <AssigneeMark assignee="you" />
          <AssigneeMark assignee="operator">Ожидаем оператора</AssigneeMark>
          <AssigneeMark assignee="none" />
        </KitRow>
      </KitExample>
      <KitExample title="Монеты">
        <KitRow data-wide>
          {['RUB', 'USDT', 'BTC', 'ETH', 'SPCTR', 'XMR'].map((currency) => (
            <KitRow key={currency}>
              <CurrencyIcon currency={currency} size={28} />
              <span>{currency}</span>
            </KitRow>
          ))}
        </KitRow>
      </KitExample>
    </KitSection>
  );
}

export function TypographySection() {
  return (
    <KitSection>
      <KitExample title="Типографика">
        <Sizes>
          <p className="figure">
            <Money amount="46250000.00" currency="RUB" />
          </p>
          <p className="title">Заявки на пополнение 20/28</p>
          <p className="section">Пополнение П-603 16/24</p>
          <p>Средства перейдут в резерв, сделка объявлена 14/20</p>
          <p className="table">Таблица: съезд, щёлочь, фьючерс, ещё 13/20</p>
          <p className="meta">Подсказка: обычно до двух рабочих дней 12/16</p>
          <p className="mono">TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit</p>
          <div className="sums">
            <div>
              <Money amount="1234567.89" currency="RUB" />
            </div>
            <div>
              <Money amount="1250.00" currency="USDT" />
            </div>
            <div>
              <Money amount="-111111.11" currency="RUB" />
            </div>
            <div>
              <Money amount="0.01500000" currency="BTC" />
            </div>
          </div>
        </Sizes>
      </KitExample>
    </KitSection>
  );
}
