// Floor `stack`: every mandated package (React, XState, wouter, styled-components, ofetch, partysocket) rendering the form.
import { useMachine } from '@xstate/react';
import { ofetch } from 'ofetch';
import { WebSocket as ReconnectingSocket } from 'partysocket';
import { createRoot } from 'react-dom/client';
import { type DefaultTheme, ThemeProvider, styled } from 'styled-components';
import { Route, Switch } from 'wouter';
import { assign, fromPromise, setup } from 'xstate';
import { machineTypes } from '../../../../src/machines/lib/machineTypes.ts';

const machine = setup({
  types: machineTypes<{
    context: { login: string; password: string };
    events: { type: 'CHANGE'; name: string; value: string } | { type: 'SUBMIT' };
  }>(),
  actors: {
    send: fromPromise<unknown, { login: string; password: string }>(({ input, signal }) =>
      ofetch('/api/v1/auth/jwt/create/', { method: 'POST', body: input, signal, retry: false }),
    ),
  },
}).createMachine({
  context: { login: '', password: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        CHANGE: { actions: assign(({ context, event }) => ({ ...context, [event.name]: event.value })) },
        SUBMIT: 'sending',
      },
    },
    sending: { invoke: { src: 'send', input: ({ context }) => context, onDone: 'done', onError: 'editing' } },
    done: { entry: () => new ReconnectingSocket(`wss://${location.host}/ws/chat/1/`) },
  },
});

const Form = styled.form`
  display: grid;
  gap: 8px;
  color: ${({ theme }: { theme: DefaultTheme & { text?: string } }) => theme.text};
`;

function Login() {
  const [{ context }, send] = useMachine(machine);
  const field = (name: 'login' | 'password') => ({
    name,
    value: context[name],
    onChange: ({ target }: { target: HTMLInputElement }) => send({ type: 'CHANGE', name, value: target.value }),
  });
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SUBMIT' });
      }}
    >
      <h1>Вход</h1>
      <label>
        Логин <input {...field('login')} />
      </label>
      <label>
        Пароль <input type="password" {...field('password')} />
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
    </Form>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ThemeProvider theme={{ text: '#123' }}>
      <Switch>
        <Route path="*">
          <Login />
        </Route>
      </Switch>
    </ThemeProvider>,
  );
