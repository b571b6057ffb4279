// Two users and one organisation: closing requested and seen by the operator; a verification decided and seen by the client.
import { expect, test } from '../../support/browser.ts';
import { enter, closeBrowsers } from '../../support/people.ts';

test('closing is requested by typing the name, rejected while something is open, seen and declined by the operator', async ({
  browser,
  control,
}) => {
  const refused = await enter(browser, 'ved.active', '/account/edit');
  await refused.getByRole('button', { name: 'Закрыть аккаунт' }).click();
  const dialog = refused.getByRole('dialog', { name: 'Закрыть аккаунт?' });
  await dialog.getByRole('textbox', { name: 'Название организации' }).fill('ооо "Лазурит Импорт"');
  await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(dialog.getByText(/Сначала завершите открытые заявки/).first()).toBeVisible();
  await refused.context().close();

  await control.reset('empty'); // no organisation has open records
  const client = await enter(browser, 'ved.foreign', '/account/edit');
  await client.getByRole('button', { name: 'Закрыть аккаунт' }).click();
  const question = client.getByRole('dialog', { name: 'Закрыть аккаунт?' });
  await question.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(question.getByText('Введите точно: Golden Dune Trading FZ-LLC')).toBeVisible();
  await question.getByRole('textbox', { name: 'Причина' }).fill('Переходим в другую группу');
  await question.getByRole('textbox', { name: 'Название организации' }).fill('Golden Dune Trading FZ-LLC');
  await question.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(client.getByText('Запрос на закрытие аккаунта отправлен. Решение принимает оператор.')).toBeVisible();

  const operator = await enter(browser, 'operator', '/organization/request-closed');
  const row = operator.getByRole('row', { name: /Golden Dune/ });
  await row.getByRole('button', { name: 'Отклонить' }).click();
  await operator
    .getByRole('dialog', { name: 'Отклонить закрытие?' })
    .getByRole('button', { name: 'Отклонить' })
    .click();
  await expect(operator.getByText('Статус обновлён')).toBeVisible();
  await expect(row).toHaveCount(0);
  await client.reload();
  await expect(client.getByRole('button', { name: 'Закрыть аккаунт' })).toBeEnabled();

  await operator.goto('/organization/request-closed');
  await operator.getByRole('link', { name: /Янтарный Пул/ }).click();
  await operator.getByRole('button', { name: 'Закрыть аккаунт' }).click();
  await operator
    .getByRole('dialog', { name: 'Закрыть аккаунт?' })
    .getByRole('button', { name: 'Закрыть аккаунт' })
    .click();
  await expect(operator.getByRole('region', { name: 'Состояние аккаунта' }).getByText('Закрыта')).toBeVisible();
  await closeBrowsers(client, operator);
});

test('a verification is rejected with a reason, resumed and granted; the client sees each comment', async ({
  browser,
}) => {
  const client = await enter(browser, 'lp.review', '/liquidity/verification');
  await expect(
    client.getByRole('region', { name: 'Статус верификации' }).getByText('На проверке').first(),
  ).toBeVisible();

  const operator = await enter(browser, 'operator', '/organization/kyc-verification?tab=providers');
  await operator.getByRole('link', { name: 'ООО «Синий Шлюз»', exact: true }).click();
  await operator.getByRole('checkbox', { name: 'Проверено: ИНН' }).check();
  await operator.getByRole('button', { name: 'Посмотреть: Лицензия' }).click();
  await expect(operator.getByRole('link', { name: 'Открыть в новой вкладке' })).toHaveAttribute('href', /^blob:/);

  const decision = operator.getByRole('region', { name: 'Решение' });
  await decision.getByRole('button', { name: 'Запросить документы' }).click();
  const question = operator.getByRole('dialog', { name: 'Запросить документы?' });
  await question.getByRole('button', { name: 'Запросить документы' }).click();
  await expect(question.getByText('Заполните поле')).toBeVisible();
  await question.getByRole('textbox', { name: 'Комментарий' }).fill('Нет действующей доверенности');
  await question.getByRole('button', { name: 'Запросить документы' }).click();
  await expect(decision.getByText('Нужны документы').first()).toBeVisible();
  await client.reload();
  await expect(client.getByText('Нет действующей доверенности')).toBeVisible();

  for (const [verb, title] of [
    ['Взять на проверку', 'Взять анкету на проверку?'],
    ['Верифицировать', 'Верифицировать организацию?'],
  ] as const) {
    await decision.getByRole('button', { name: verb }).click();
    const prompt = operator.getByRole('dialog', { name: title });
    if (verb === 'Верифицировать') await prompt.getByLabel('Причина').fill('Проверено по оригиналам'); // fields are not all marked
    await prompt.getByRole('button', { name: verb }).click();
    await expect(operator.getByRole('dialog', { name: title })).toBeHidden();
  }
  await expect(decision.getByText('Верифицирована').first()).toBeVisible();
  await expect(operator.getByRole('checkbox', { name: 'Проверено: ИНН' })).toBeChecked();

  await client.goto('/liquidity/dashboard'); // verified: active, yet the agreements issued now are to be accepted first
  await expect(client.getByRole('dialog', { name: 'Примите соглашения' })).toBeVisible();
  await closeBrowsers(client, operator);
});
