// Every state of every production machine has a link or the reason why no page can show it; every path exists in its
// machine; the diagram has every machine, names every state and colours every transition.
import { expect, test } from 'vitest';
import { machineNames } from '../../scripts/lib/results.mjs';
import { machinePaths, unreachableStates, stateLinks } from '../../src/ui/demo/links/links.ts';
import { recordPaths } from '../../src/ui/demo/links/lifecycles.ts';
import { getTransitionsFrom } from '../../src/ui/demo/links/recordPaths.ts';
import { hasTriggerTransition, listStates } from '../../src/ui/demo/links/paths.ts';
import { layoutDiagram } from '../../src/ui/demo/console/diagram/diagram.ts';
import { MAX_LABEL_OVERLAP, measureLabel, getOverlap } from '../../src/ui/demo/console/diagram/diagramLabels.ts';
import { drawableMachines } from '../../src/ui/demo/console/diagram/machines.ts';
import { getMachineTitle } from '../../src/ui/demo/console/diagram/machineTitles.ts';
import reached from '../../src/ui/demo/console/diagram/machineCoverage.json';
import { getStateTitle } from '../../src/ui/demo/console/diagram/stateTitles.ts';
import { listTransitions } from '../../src/ui/demo/transitionNames.ts';

const machines = [...drawableMachines];
/** Files to update after a change of a machine; a failure names the file. */
const CONSOLE = 'src/ui/demo/console';
const WAYS = 'src/ui/demo/links/machines/*.ts, of a record src/ui/demo/links/lifecycles.ts';
const failureMessage = (what: string, where: string) => `${what}: add it in ${where}`;

/** As the models of the tests name a machine. */
const modelOf = (id: string, lifecycle: boolean) => (lifecycle ? `lifecycle-${id}` : id);
const idsOf = ([name, { machine }]: (typeof machines)[number]) =>
  listStates(machine).map(({ path }) => `${name}.${path.join('.')}`);

test('every machine of the sources is drawn', async () => {
  const drawn = machines.map(([, { machine, lifecycle }]) => modelOf(machine.id, lifecycle));
  expect(drawn.toSorted()).toEqual(await machineNames());
});

test('every machine has a name of its own in words', () => {
  const nameless = machines.map(([name]) => name).filter((name) => getMachineTitle(name) === name);
  expect(nameless, failureMessage('no name in words', `${CONSOLE}/names.ts`)).toEqual([]);
});

test('a link or a reason for every state', () => {
  const reasons = new Map(unreachableStates.map(({ id, reason }) => [id, reason]));
  const lost = machines.flatMap(idsOf).filter((id) => !stateLinks.has(id) && !reasons.get(id));
  expect(lost, failureMessage('neither a way nor, under `beyond`, a reason why there is none', WAYS)).toEqual([]);
  console.info(
    `${machines.length} machines, ${machines.flatMap(idsOf).length} states: ${stateLinks.size} links, ${reasons.size} beyond`,
  );
});

test('no link to what is not there', () => {
  const states = new Set(machines.flatMap(idsOf));
  expect(
    [...stateLinks.keys()].filter((id) => !states.has(id)),
    `links to states that are gone: ${WAYS}`,
  ).toEqual([]);
});

test('every move of a way is a transition of its machine', () => {
  const unknown = machinePaths.flatMap(({ machine, moves }) =>
    moves
      .filter((move) => !hasTriggerTransition(machine, move))
      .map(({ from, event, to }) => `${machine.id}: ${from} ${event} ${to}`),
  );
  expect(unknown, `moves their machine does not know: ${WAYS}`).toEqual([]);
});

test('every move of a record that changes its status can be made', () => {
  const silent = recordPaths.flatMap((ways) =>
    listStates(ways.machine).flatMap(({ key, transitions }) => {
      const made = ways.records[0] ? getTransitionsFrom(ways, ways.records[0], key).map(([, , event]) => event) : [];
      return [...transitions]
        .filter(([event, [first]]) => first?.target?.[0]?.key !== key && !made.includes(event))
        .map(([event]) => `${ways.machine.id}: ${key} ${event}`);
    }),
  );
  expect(silent, failureMessage('no call for the move', 'src/ui/demo/links/lifecycles.ts')).toEqual([]);
});

test.each(machines)('%s is drawn: every state titled, no box outside the drawing', (_, { machine }) => {
  const { boxes, width, height } = layoutDiagram(machine);
  const states = listStates(machine).length > 0 ? listStates(machine) : [machine.root];
  expect(boxes.map(({ path }) => path)).toEqual(states.map(({ path }) => path.join('.')));
  const untitled = states.filter((node) => getStateTitle(node) === null).map(({ id }) => id);
  expect(untitled, failureMessage('no title', `${CONSOLE}/titles.ts`)).toEqual([]);
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
    expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
  }
});

test.each(machines)('%s is drawn: no label lies over another or over a state', (_, { machine }) => {
  const { boxes, lines } = layoutDiagram(machine);
  const labels = lines.map(({ labelAt: { x, y }, labels: words }) => {
    const { width, height } = measureLabel(words);
    return { name: words.join(' '), x: x - width / 2, y: y - height / 2, width, height };
  });
  const leaves = boxes.filter(({ outer }) => !outer).map((box) => ({ name: box.path, ...box }));
  const covered = labels.flatMap((label, index) =>
    [...labels.slice(index + 1), ...leaves]
      .filter((other) => getOverlap(label, other) > MAX_LABEL_OVERLAP)
      .map((other) => `${label.name} over ${other.name}`),
  );
  expect(covered).toEqual([]);
});

const REPAINT = `${CONSOLE}/machineCoverage.json differs: run the tests of the machine, then node scripts/reached.mjs`;

test('the paint knows every machine, and names only what is there', () => {
  const painted = new Map(Object.entries<Readonly<Record<string, readonly string[]>>>(reached));
  const models = machines.map(([, { machine, lifecycle }]) => [modelOf(machine.id, lifecycle), machine] as const);
  expect([...painted.keys()].toSorted(), REPAINT).toEqual(models.map(([name]) => name).toSorted());
  const foreign = models.flatMap(([name, machine]) => {
    const nodes = [machine.root, ...listStates(machine)];
    const known = nodes.flatMap((node) => [`#${node.id}`, ...listTransitions(node).map(([, what]) => what)]);
    return Object.values(painted.get(name) ?? {})
      .flat()
      .filter((what) => !known.includes(what));
  });
  expect(foreign, REPAINT).toEqual([]);
});
