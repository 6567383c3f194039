import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readPlatformFiles } from '../../apps/standalone/launch/ports.mjs';
import { parseVariables } from '../../apps/standalone/launch/settings.mjs';
import { VARIABLES } from '../../apps/standalone/launch/variables.mjs';
import { BASE, DEPLOY, ofEveryPart, READY_PORTS, readDeploy } from './deploy-files.ts';
import { ROOT } from './source-files.ts';

// The manifests for Kubernetes: what they name exists, and what they set is what the product reads.

type Labels = Readonly<Record<string, string>>;

interface Path {
  path: string;
  backend: { service: { name: string; port: { name: string } } };
}

/** Where kubernetes-types has a document's type. */
const MODULES: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

describe('kubernetes', () => {
  const files = ['api', 'jobs', 'site', 'console', 'ingress', 'network'].map((name) => `${name}.yaml`);
  const documents = [...files, 'migrate/job.yaml'].flatMap((file) => documentsIn(join('kubernetes', file)));
  const ofKind = (...kinds: string[]) => documents.filter(({ kind }) => kinds.includes(kind));
  const workloads = ofKind('Deployment', 'Job').map(({ metadata, spec }) => ({
    name: metadata.name,
    labels: spec.template.metadata.labels,
    container: spec.template.spec.containers[0],
    selector: spec.selector?.matchLabels,
  }));
  const portsOf = (labels: Labels) => workloads.filter((each) => fits(labels, each.labels)).flatMap(portsIn);

  it('every document is one of Kubernetes 1.30, without a key that it does not know', () => {
    expect(documents.length).toBeGreaterThan(10);
    expect(typeErrors(documents)).toEqual([]);
  }, 30_000);

  it('each kustomization names files that are there, and none is forgotten', () => {
    for (const folder of ['.', 'migrate', 'image']) {
      const { resources = [], components = [] } = parse(readDeploy('kubernetes', folder, 'kustomization.yaml'));
      const named = [...resources, ...components].filter(
        (path) => !existsSync(join(DEPLOY, 'kubernetes', folder, path)),
      );
      expect([folder, named]).toEqual([folder, []]);
      const there = readdirSync(join(DEPLOY, 'kubernetes', folder)).filter((name) =>
        /(?<!kustomization)\.yaml$/.test(name),
      );
      expect([folder, resources.toSorted()]).toEqual([folder, there.toSorted()]);
    }
    const { images } = parse(readDeploy('kubernetes/image/kustomization.yaml'));
    expect(workloads.map(({ container }) => container.image)).toEqual(workloads.map(() => images[0].name));
  });

  it('selectors find pods, at ports that they have', () => {
    for (const { name, labels, selector } of workloads) expect([name, selector ?? labels]).toEqual([name, labels]);
    for (const { spec, metadata } of ofKind('Service')) {
      const there = portsOf(spec.selector);
      const missing = spec.ports.filter(
        ({ targetPort }: { targetPort: string | number }) => !there.includes(targetPort),
      );
      expect([metadata.name, missing]).toEqual([metadata.name, []]);
    }
    for (const { spec, metadata } of ofKind('NetworkPolicy')) {
      const there = portsOf(spec.podSelector.matchLabels);
      const named = spec.ingress.flatMap(({ ports }: { ports: { port: string | number }[] }) => ports);
      expect([metadata.name, named.filter(({ port }: { port: string }) => !there.includes(port))]).toEqual([
        metadata.name,
        [],
      ]);
    }
    for (const { spec } of ofKind('PodDisruptionBudget')) expect(portsOf(spec.selector.matchLabels)).not.toEqual([]);
  });

  it('every platform has a host with a certificate, which leads to its own port, and the console one of its own', () => {
    const services = new Map(ofKind('Service').map(({ metadata, spec }) => [metadata.name, spec.ports]));
    const led = ofKind('Ingress').flatMap(({ spec }) => {
      const certified = spec.tls.flatMap(({ hosts }: { hosts: string[] }) => hosts);
      return spec.rules.flatMap(({ host, http }: { host: string; http: { paths: Path[] } }) =>
        http.paths.map(({ path, backend: { service } }) => {
          const port = services
            .get(service.name)
            ?.find(({ name }: { name: string }) => name === service.port.name)?.port;
          const { name } = service.port;
          return { path, host, port, name, service: service.name, isCertified: certified.includes(host) };
        }),
      );
    });
    expect(led.filter(({ port, isCertified }) => port === undefined || !isCertified)).toEqual([]);
    const ofOperators = led.filter(({ service }) => service === 'longstrip-console').map(({ host }) => host);
    expect(ofOperators).toEqual([new URL(ofEveryPart.CONSOLE_ORIGIN ?? '').host]);
    const ofReaders = led.filter(({ service }) => service !== 'longstrip-console');
    expect(ofReaders.filter(({ host }) => ofOperators.includes(host))).toEqual([]);
    const sites = ofReaders.filter(({ path }) => path === '/').map(({ name, port }) => ({ id: name, port }));
    const platforms = readPlatformFiles().map(({ id, portOffset }) => ({ id, port: BASE + portOffset }));
    expect(sites.toSorted(byPort)).toEqual(platforms.toSorted(byPort));
    const outside = /location ~ \^\/\((.*)\)\$ \{/.exec(readDeploy('nginx/longstrip.conf'))?.[1] ?? '';
    const ofPayments = led.filter(({ path }) => path !== '/').map(({ path }) => path);
    expect(ofPayments.filter((path) => !new RegExp(`^/(?:${outside})$`).test(path))).toEqual([]);
    expect(ofPayments).toHaveLength(5);
  });

  it('parts are asked at their own port, and get variables that the product reads', () => {
    for (const { name, container, labels } of workloads) {
      expect([name, container.args, container.envFrom]).toEqual([
        name,
        [labels.role],
        [{ secretRef: { name: 'longstrip' } }],
      ]);
      const names = (container.env ?? []).map((variable: { name: string }) => variable.name);
      expect(names.filter((set: string) => !VARIABLES.some((known) => known.name === set))).toEqual([]);
      expect(Object.keys(container.resources.requests)).toEqual(['cpu', 'memory']);
      if (labels.role === 'migrate') continue;
      const port = container.ports.find((each: { name: string }) => each.name === 'http')?.containerPort;
      expect([name, port]).toEqual([name, READY_PORTS[labels.role]]);
      expect(container.readinessProbe.httpGet).toEqual({ path: '/_/ready', port: 'http' });
      expect(container.startupProbe.httpGet).toEqual({ path: '/_/health', port: 'http' });
      const set = Object.fromEntries(
        container.env.map((each: { name: string; value: string }) => [each.name, each.value]),
      );
      expect(portsIn({ container })).toContain(Number(set.METRICS_PORT));
      expect(parseVariables({ ...ofEveryPart, ...set })).toMatchObject({ ok: true });
    }
    const origins = ofKind('Service').map(({ metadata, spec }) => `http://${metadata.name}:${spec.ports[0].port}`);
    for (const { container } of workloads.filter(({ labels }) => /^(?:site|console)$/.test(labels.role))) {
      expect(origins).toContain(container.env.find(({ name }: { name: string }) => name === 'API_URL').value);
    }
  });
});

const documentsIn = (path: string) => parseAllDocuments(readDeploy(path)).map((document) => document.toJS());

const fits = (selector: Labels, labels: Labels) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

/** The ports of a pod, by name and by number. */
const portsIn = ({ container: { ports = [] } }: { container: { ports?: { name: string; containerPort: number }[] } }) =>
  ports.flatMap(({ name, containerPort }) => [name, containerPort]);

const byPort = (one: { port?: number }, other: { port?: number }) => (one.port ?? 0) - (other.port ?? 0);

/** What TypeScript says of the documents as literals of their types. */
function typeErrors(documents: readonly { apiVersion: string; kind: string }[]): string[] {
  const file = join(ROOT, 'manifests.ts');
  const lines = documents.map(
    (document, at) =>
      `export const d${at}: import('kubernetes-types/${MODULES[document.apiVersion]}').${document.kind} = ${JSON.stringify(document)};`,
  );
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [], lib: ['lib.es5.d.ts'] },
    ...{ module: ts.ModuleKind.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), version) : getSourceFile(name, version);
  const program = ts.createProgram([file], options, host);
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
}
