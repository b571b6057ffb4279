// Floor `react`: React and ReactDOM rendering the sign-in form, nothing else.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Form() {
  const [values, change] = useState({ login: '', password: '' });
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()}>
      <h1>Вход</h1>
      <label>
        Логин <input value={values.login} onChange={({ target }) => change({ ...values, login: target.value })} />
      </label>
      <label>
        Пароль{' '}
        <input
          type="password"
          value={values.password}
          onChange={({ target }) => change({ ...values, password: target.value })}
        />
      </label>
      <label>
        Тип аккаунта{' '}
        <select>
          <option>Участник ВЭД</option>
        </select>
      </label>
      <label>
        <input type="checkbox" /> Я не робот
      </label>
      <button>Войти</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Form />);
