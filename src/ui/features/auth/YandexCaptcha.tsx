// Yandex SmartCaptcha: a remote widget in a chunk of its own; its hosts are the only foreign ones in the CSP.
import { SmartCaptcha } from '@yandex/smart-captcha';
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { useCaptchaWidget } from '../../hooks/form/useCaptchaWidget.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CaptchaBox } from './Captcha.styles.ts';

/** Hosts of the widget: the package's default, then the documented one (scripts/lib/headers.mjs). */
const HOSTS = ['smartcaptcha.cloud.yandex.ru', 'smartcaptcha.yandexcloud.net'] as const;

const Widget = styled.div`
  [role='alert'] + & > :empty {
    display: none;
  }
`;

interface YandexCaptchaProps {
  readonly siteKey: string;
  /** Token of this attempt; once it is used the widget starts over. */
  readonly value: string;
  /** Called with a one-time token (valid 5 minutes), and with an empty one when it expires. */
  readonly onToken: (token: string) => void;
}

export default function YandexCaptcha({ siteKey, value, onToken }: YandexCaptchaProps) {
  const { round, host, failed, retry, fail } = useCaptchaWidget(value, HOSTS);
  return (
    <>
      {failed ? (
        <CaptchaBox role="alert">
          <span>
            {`Проверка безопасности не загрузилась. Проверьте сеть и отключите блокировщики${retry ? '.' : ', затем обновите страницу.'}`}
          </span>
          {retry ? (
            <Button size="small" icon={<RefreshCw />} onClick={retry}>
              Повторить
            </Button>
          ) : null}
        </CaptchaBox>
      ) : null}
      <Widget>
        <SmartCaptcha
          key={`${host} ${round}`}
          host={host}
          sitekey={siteKey}
          language="ru"
          onSuccess={onToken}
          onTokenExpired={() => onToken('')}
          onNetworkError={fail}
          onJavascriptError={fail}
        />
      </Widget>
    </>
  );
}
