// The deployment files are consistent: settings, contents of the image, exclusions.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('deploy/Dockerfile');
const entrypoint = read('deploy/entrypoint.sh');
const settings = [...new Set(read('src/env.d.ts').match(/VITE_(?!DEMO|BROWSERS)\w+/g))];

it('every setting of a build is in operations.md and reaches the image', () => {
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
  const listen = read('deploy/listen-tls.conf');
  const image = `${dockerfile}${entrypoint}`.match(
    /\/(etc|var\/log)\/nginx\/meridian(-listen|-release)?\.\w+|server 127[^;]+;|\/var\/log\/nginx\/error\.log/g,
  );
  expect(image?.length).toBeGreaterThan(5);
  for (const place of image ?? []) expect(conf + listen).toContain(place);
  for (const place of read('docs/operations.md').match(/\/etc\/nginx\/meridian[\w.-]+/g) ?? [])
    expect(conf + read('deploy/listen-tls.conf')).toContain(place);
});

it('browsers get HTTP/2 by default, and no HTTP/1.1 connection to reuse', () => {
  expect(read('deploy/listen-tls.conf')).toMatch(/^listen 443 ssl http2;/m);
  expect(read('deploy/listen-plain.conf')).toMatch(/^keepalive_timeout 0;/m);
  const locations = read('deploy/nginx.conf')
    .split(/^ {4}location /m)
    .slice(1);
  const outward = locations.filter((block) => /try_files|app\.html last|^\^~ \/(api|media)\//.test(block));
  expect(outward).toHaveLength(5);
  for (const block of outward) expect(block).toContain('keepalive_timeout 0;');
});
