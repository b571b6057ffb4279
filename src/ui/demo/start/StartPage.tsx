// The demo's start page: three roles to enter by one click, the guided story, a fresh world.
import { useActorRef, useSelector } from '@xstate/react';
import { ArrowRight, Landmark, type LucideIcon, Play, RotateCcw, ShieldCheck, Ship } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../kit/actions/Button.tsx';
import { DemoMark } from '../../kit/DemoMark.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { personas } from '../console/frames/personas.ts';
import { LiveSwitch } from '../LiveSwitch.tsx';
import { demoPaths } from '../startPage.ts';
import { RoleCard, RoleCards, StartPageLayout, StartActions } from './StartPage.styles.ts';
import { startPageMachine } from './startPage.machine.ts';
import { startPagePorts } from './ports.ts';
import '../../theme/styles.ts';

interface RoleChoice {
  readonly title: string;
  readonly login: string;
  readonly icon: LucideIcon;
  readonly about: string;
}

const ROLE_CHOICES: readonly RoleChoice[] = [
  {
    title: 'Импортёр',
    login: 'ved.active',
    icon: Ship,
    about: 'Рублёвый счёт, покупка цифровой валюты и оплата зарубежных поставщиков по контрактам.',
  },
  {
    title: 'Поставщик ликвидности',
    login: 'lp.active',
    icon: Landmark,
    about: 'Заявки на продажу, лоты с импортёрами, курс и вывод рублей на банковский счёт.',
  },
  {
    title: 'Оператор',
    login: 'operator',
    icon: ShieldCheck,
    about: 'Входящие всех клиентов, проверка кошельков, сделки, платежи и реестры в одном окне.',
  },
];

export default function StartPage() {
  const actor = useActorRef(startPageMachine, { input: startPagePorts });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { login, problem, live, switchesLive } = state.context;
  const isBusy = state.hasTag('busy');
  return (
    <StartPageLayout data-state={JSON.stringify(state.value)}>
      <title>Демонстрация · Меридиан</title>
      <header className="band">
        <Logo size={28} />
        <h1>Расчёты по внешнеэкономической деятельности в&nbsp;цифровой валюте и&nbsp;рублях</h1>
        <p>
          Выберите, чьими глазами смотреть. Все три роли работают в&nbsp;одном мире: решение оператора клиент видит
          сразу.
        </p>
      </header>
      <main>
        <RoleCards>
          {ROLE_CHOICES.map((role) => (
            <RoleButton
              key={role.login}
              role={role}
              isBusy={isBusy && login === role.login}
              onOpen={() => actor.send({ type: 'OPEN', login: role.login })}
            />
          ))}
        </RoleCards>
        <StartActions>
          <div>
            <Button
              variant="primary"
              icon={<Play />}
              wide
              busy={state.matches('starting')}
              aria-describedby="about-story"
              onClick={() => actor.send({ type: 'SHOW' })}
            >
              Показать за 3 минуты
            </Button>
            <p id="about-story">
              Покупка валюты, оплата поставщику, зачисление рублей, рисковый кошелёк и&nbsp;ответ в&nbsp;чате: каждый
              шаг с&nbsp;пояснением, начинается с&nbsp;исходных данных.
            </p>
          </div>
          <div>
            <LiveSwitch
              on={live !== switchesLive}
              describedBy="about-live"
              onSwitch={() => actor.send({ type: 'LIVE' })}
            />
            <p id="about-live">
              Остальные роли действуют сами: приходят заявки и&nbsp;сообщения, оператор исполняет платежи. Выключите,
              чтобы остановить.
            </p>
          </div>
          <div>
            <Button
              icon={<RotateCcw />}
              wide
              busy={state.matches('resetting')}
              aria-describedby="about-reset"
              onClick={() => actor.send({ type: 'RESET' })}
            >
              Сбросить
            </Button>
            <p id="about-reset" role="status">
              {state.matches('fresh')
                ? 'Готово: данные исходные, все учётные записи вышли.'
                : 'Вернёт исходные данные и завершит все входы. Сделанное в демонстрации удаляется.'}
            </p>
          </div>
          {problem === null ? null : (
            <div className="problem" role="alert">
              {problem}
            </div>
          )}
        </StartActions>
      </main>
      <footer>
        <span>
          <DemoMark /> <span>Все организации, счета и&nbsp;суммы вымышлены, сеть не&nbsp;нужна</span>
        </span>
        <nav aria-label="Другие входы">
          <a href={demoPaths.accounts}>Другие учётные записи, время и&nbsp;сбои</a>
          <a href={demoPaths.signIn}>Страница входа продукта</a>
        </nav>
      </footer>
    </StartPageLayout>
  );
}

interface RoleButtonProps {
  readonly role: RoleChoice;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

function RoleButton({ role: { title, login, icon: Icon, about }, isBusy, onOpen }: RoleButtonProps) {
  const id = useId();
  return (
    <RoleCard>
      <span className="mark">
        <Icon aria-hidden />
      </span>
      <h2>
        <button type="button" aria-describedby={id} aria-busy={isBusy || undefined} onClick={onOpen}>
          {title}
        </button>
      </h2>
      <small>{personas.find((persona) => persona.login === login)?.company}</small>
      <p className="about" id={id}>
        {about}
      </p>
      <span className="go" aria-hidden>
        <span>{isBusy ? 'Входим…' : 'Войти'}</span>
        <ArrowRight />
      </span>
    </RoleCard>
  );
}
