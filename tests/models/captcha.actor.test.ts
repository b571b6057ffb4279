import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { captchaMachine } from '../../src/machines/form/captcha.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { HOSTS, captchaModel } from './captcha.model.ts';

const open = (inspect: (event: InspectionEvent) => void) => ({
  actor: createActor(captchaMachine, { input: { hosts: HOSTS }, inspect }).start(),
});

testModelAsActor(
  captchaModel,
  createActorHarness({
    scenes: captchaModel.scenes,
    open,
    drivers: {
      'captcha.expired'({ actor }) {
        const { value, context } = actor.getSnapshot();
        actor.send({ type: 'captcha.expired' });
        const spent = value === 'solved' ? 1 : 0;
        assert.equal(actor.getSnapshot().context.round, context.round + spent, 'a fresh widget for a spent token only');
        assert.equal(actor.getSnapshot().value, spent ? 'pending' : value, 'the captcha is required again');
      },
      'captcha.retry'({ actor }) {
        const { value, context } = actor.getSnapshot();
        const isLeft = value === 'failed' && context.host === 0;
        assert.equal(actor.getSnapshot().can({ type: 'captcha.retry' }), isLeft, 'a host is loaded from once a page');
        actor.send({ type: 'captcha.retry' });
        assert.equal(actor.getSnapshot().context.host, isLeft ? 1 : context.host);
        assert.equal(actor.getSnapshot().value, isLeft ? 'pending' : value, 'the script loads from the next host');
      },
    },
    assertions: {
      '*': ({ actor }) => assert.ok(HOSTS[actor.getSnapshot().context.host], 'there is always a host'),
    },
  }),
);
