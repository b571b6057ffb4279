// The captcha of public forms: Yandex SmartCaptcha in production, a checkbox in the demo (design.md section 5).
import { Suspense, lazy } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../kit/CheckboxField.tsx';

const Yandex = lazy(() => import('./YandexCaptcha.tsx'));
const SITE_KEY: string = import.meta.env.VITE_SMARTCAPTCHA_SITEKEY ?? '';

const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;
  margin-bottom: 8px;
  padding: 11px 12px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`;

interface CaptchaProps {
  /** The token of this try; empty after every refusal, which asks for a fresh one. */
  readonly value: string;
  readonly onChange: (token: string) => void;
}

/** The token travels as `smart-token`; it is never stored or sent twice. */
export function Captcha({ value, onChange }: CaptchaProps) {
  if (import.meta.env.VITE_CAPTCHA === 'demo') return <DemoCaptcha value={value} onChange={onChange} />;
  if (SITE_KEY === '')
    return <Box role="status">Проверка безопасности не настроена. Сообщите администратору сайта.</Box>;
  return (
    <Suspense fallback={<Box role="status">Загрузка проверки безопасности...</Box>}>
      <Yandex siteKey={SITE_KEY} value={value} onToken={onChange} />
    </Suspense>
  );
}

function DemoCaptcha({ value, onChange }: CaptchaProps) {
  return (
    <Box>
      <CheckboxField
        label="Я не робот"
        name="captcha"
        value="checked"
        checked={value !== ''}
        onChange={({ target }) => onChange(target.checked ? 'checked' : '')}
      />
      <span>Проверка безопасности</span>
    </Box>
  );
}
