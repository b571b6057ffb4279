// What an administrator is given agrees with itself: settings, the image's parts, what stays out of it.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('deploy/Dockerfile');
const settings = [...new Set(read('src/env.d.ts').match(/VITE_(?!DEMO)\w+/g))];

it('every setting of a build stands in operations.md and reaches the image', () => {
  expect(settings.length).toBeGreaterThan(5);
  for (const setting of settings) {
    expect(read('docs/operations.md')).toContain(`\`${setting}\``);
    expect(dockerfile).toMatch(new RegExp(`^ARG ${setting}$`, 'm'));
  }
});

it('what the image is made of is there, and only that', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect(copied).toContain('deploy/nginx.conf');
  for (const source of copied) expect(existsSync(source), source).toBe(true);
  const kept = read('deploy/Dockerfile.dockerignore').split('\n');
  expect(kept).toEqual(expect.arrayContaining(['.git/', ...read('.gitignore').trim().split('\n')]));
});

it('the places that the image and the manual speak of are those of nginx.conf', () => {
  const conf = read('deploy/nginx.conf');
  const image = dockerfile.match(
    /\/(etc|var\/log)\/nginx\/meridian[\w.-]+|server 127[^;]+;|\/var\/log\/nginx\/error\.log/g,
  );
  for (const place of image ?? []) expect(conf).toContain(place);
  for (const place of read('docs/operations.md').match(/\/etc\/nginx\/meridian[\w.-]+/g) ?? [])
    expect(conf).toContain(place);
});
