// Yandex SmartCaptcha: a remote widget in a chunk of its own; its host is the only foreign one the CSP admits.
import { SmartCaptcha } from '@yandex/smart-captcha';
import { useCaptchaWidget } from '../../bind/useCaptchaWidget.ts';

interface YandexCaptchaProps {
  readonly siteKey: string;
  /** The token of this try; once it is spent the widget asks again. */
  readonly value: string;
  /** Called with a one-time token (valid 5 minutes), and with an empty one when it expires. */
  readonly onToken: (token: string) => void;
}

export default function YandexCaptcha({ siteKey, value, onToken }: YandexCaptchaProps) {
  const { round, failed, fail } = useCaptchaWidget(value);
  return (
    <>
      <SmartCaptcha
        key={round}
        sitekey={siteKey}
        language="ru"
        onSuccess={onToken}
        onTokenExpired={() => onToken('')}
        onNetworkError={fail}
        onJavascriptError={fail}
      />
      {failed ? (
        <p role="alert">
          Проверка безопасности не загрузилась. Проверьте сеть, отключите блокировщики и обновите страницу.
        </p>
      ) : null}
    </>
  );
}
