// Captcha of public forms: Yandex SmartCaptcha in production, a checkbox in the demo.
import { ErrorBoundary, type ErrorFallbackProps } from '../../hooks/core/ErrorBoundary.tsx';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { useIsHydrated } from '../../hooks/core/useIsHydrated.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { CHUNK_LOAD_FAILED } from '../../texts/chunkLoad.ts';
import { CaptchaBox } from './Captcha.styles.ts';

const Yandex = lazyView(() => import('./YandexCaptcha.tsx'));
const SITE_KEY: string = import.meta.env.VITE_SMARTCAPTCHA_SITEKEY ?? '';

interface CaptchaProps {
  /** Token of this attempt; empty after every refusal, which requires a fresh one. */
  readonly value: string;
  readonly onChange: (token: string) => void;
}

/** The token travels as `smart-token`; it is never stored or sent twice. */
export function Captcha({ value, onChange }: CaptchaProps) {
  if (import.meta.env.VITE_CAPTCHA === 'demo') return <DemoCaptcha value={value} onChange={onChange} />;
  if (SITE_KEY === '')
    return <CaptchaBox role="status">Проверка безопасности не настроена. Сообщите администратору сайта.</CaptchaBox>;
  return <Widget value={value} onChange={onChange} />;
}

/** A prerendered page holds only its place. */
function Widget({ value, onChange }: CaptchaProps) {
  const waiting = <CaptchaBox role="status">Загрузка проверки безопасности...</CaptchaBox>;
  if (!useIsHydrated()) return waiting;
  return (
    <ErrorBoundary fallback={LostWidget}>
      <Yandex siteKey={SITE_KEY} value={value} onToken={onChange} waiting={waiting} />
    </ErrorBoundary>
  );
}

/** Replaces the widget only: the form keeps its input. */
function LostWidget({ retry }: ErrorFallbackProps) {
  return (
    <CaptchaBox role="alert">
      <span>{CHUNK_LOAD_FAILED}</span>
      <Button size="small" onClick={retry}>
        Повторить
      </Button>
    </CaptchaBox>
  );
}

function DemoCaptcha({ value, onChange }: CaptchaProps) {
  return (
    <CaptchaBox>
      <CheckboxField
        label="Я не робот"
        name="captcha"
        value="checked"
        checked={value !== ''}
        onChange={({ target }) => onChange(target.checked ? 'checked' : '')}
      />
      <span>Проверка безопасности</span>
    </CaptchaBox>
  );
}
