// The template of a mail or a document: its source, and what the service makes of it while the administrator types.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, currentStore, may, save } from './call.ts';
import { CommandDialog } from './command.tsx';
import { useField } from './inputs.tsx';
import { dateTime, label, languageName, number, t } from './language.ts';
import { useOpenPage } from './navigate.ts';
import { newKey } from './once.ts';
import { Mail } from './mail.tsx';
import type { Noun } from './nouns.ts';
import { Badge, Button, Card, Failure, Loading } from './parts.tsx';
import { usePause } from './pickers.tsx';
import { RecordPage } from './record.tsx';
import { useSettings } from './settings.ts';
import { useSubmit } from './submit.ts';

type Item = Record<string, unknown>;
interface Template extends Item { name: string; languageCode: string; isDefault: boolean; isActive: boolean; lastError: string | null; lastFailedOn: string | null; version: number; variables: { name: string; type: string; description: string; example: string }[] }
const template = (o: Item) => o as Template;

export function TemplatePage({ noun, id }: { noun: Noun; id: string }) {
  const mail = noun.name === 'mails';
  return (
    <RecordPage noun={noun} id={id} title={(o) => `${template(o).name} · ${languageName(template(o).languageCode)}`} side={(o) => (
      <>
        {template(o).lastError && <div className="failure"><p>{template(o).lastError}</p>{template(o).lastFailedOn && <p className="hint">{dateTime(template(o).lastFailedOn!)}</p>}</div>}
        {mail ? <MailPreview o={o} /> : <DocumentPreview o={o} />}
        <LanguagesOf noun={noun} o={template(o)} />
        <BuiltIn noun={noun} o={template(o)} />
        <Variables o={template(o)} />
      </>
    )} />
  );
}

interface Order { orderId: number; orderNumber: string; customerName: string | null }

/** Lets the administrator choose a recent order whose data the preview has. */
function Orders({ value, set }: { value: string; set: (id: string) => void }) {
  const orders = useQuery({ queryKey: [currentStore(), 'recent orders'], enabled: may('order:read'), staleTime: 60_000, queryFn: ({ signal }) => call<{ items: Order[] }>({ method: 'GET', path: '/admin/order/paged', query: { pageSize: 20, sort: '-orderDate' }, signal }) });
  if (!orders.data?.items.length) return null;
  return <select aria-label={t('template.data')} value={value} onChange={(e) => set(e.target.value)}><option value="">{t('template.sample')}</option>{orders.data.items.map((o) => <option key={o.orderId} value={o.orderId}>{t('order.number', { number: o.orderNumber })}{o.customerName && ` · ${o.customerName}`}</option>)}</select>;
}

interface Rendered { renderedSubject: string; renderedPreheader: string | null; renderedHtml: string; renderedText: string; errors: { field: string; line: number | null; column: number | null; message: string }[] }

function MailPreview({ o }: { o: Item }) {
  const { draft } = useField('bodyHtml');
  const [orderId, setOrder] = useState('');
  const [plain, setPlain] = useState(false);
  const source = Object.fromEntries(['subject', 'preheader', 'bodyHtml', 'bodyText'].map((n) => [n, draft.own[n] ?? null]).filter(([n, v]) => !((n === 'subject' || n === 'bodyHtml') && v === null)));
  const body = usePause(JSON.stringify({ emailTemplateId: o.emailTemplateId, ...source, ...(orderId ? { orderId: Number(orderId) } : {}) }));
  // A preview reads only, so each one may have a key of its own.
  const result = useQuery({ queryKey: [currentStore(), 'preview', body], placeholderData: keepPreviousData, queryFn: ({ signal }) => call<Rendered>({ method: 'POST', path: '/admin/email-template/preview', body: JSON.parse(body) as Item, key: newKey(), signal }) });
  const r = result.data;
  return (
    <Card title={t('import.preview')} side={<Button kind="bare" aria-pressed={plain} onClick={() => setPlain(!plain)}>{t('template.plain')}</Button>}>
      <div className="filters"><Orders value={orderId} set={setOrder} /></div>
      {result.error && <Failure error={result.error} />}
      {!r && result.isLoading && <Loading />}
      {r && r.errors.length > 0 && <div className="failure" role="status">{r.errors.map((e, n) => <p key={n}>{label(e.field)}{e.line !== null && ` · ${t('template.place', { line: number(e.line), column: number(e.column ?? 1) })}`}: {e.message}</p>)}</div>}
      {r && (
        <>
          <p className="target"><strong>{r.renderedSubject}</strong>{r.renderedPreheader && <small>{r.renderedPreheader}</small>}</p>
          {plain ? <pre className="mail" tabIndex={0}><code>{r.renderedText}</code></pre> : <Mail html={r.renderedHtml} title={t('template.mail')} />}
        </>
      )}
    </Card>
  );
}

const sources = ['pageSize', 'orientation', 'margins', 'bodyHtml', 'headerHtml', 'footerHtml', 'css'];

/** A document is a PDF, which the page's policy does not let it show. The preview is a file. */
function DocumentPreview({ o }: { o: Item }) {
  const { draft } = useField('bodyHtml');
  const [orderId, setOrder] = useState('');
  const command = useSubmit<Blob>((pdf) => save(pdf, `${String(o.name)}.pdf`));
  const source = Object.fromEntries(sources.map((n) => [n, draft.own[n]]).filter(([, v]) => v !== undefined));
  return (
    <Card title={t('import.preview')}>
      {o.pdfTemplateTypeCode !== 'CREDIT_NOTE' && <div className="filters"><Orders value={orderId} set={setOrder} /></div>}
      {command.error !== undefined && <Failure error={command.error} />}
      {Object.entries(command.errors).map(([pointer, text]) => <p key={pointer} className="error">{label(pointer.slice(1))}: {text}</p>)}
      <Button busy={command.busy} onClick={() => void command.submit({ method: 'POST', path: '/admin/pdf-template/preview', body: { pdfTemplateId: o.pdfTemplateId, ...source, ...(orderId ? { orderId: Number(orderId) } : {}) }, file: true })}>{t('template.pdf')}</Button>
    </Card>
  );
}

/** The languages in which the type has a template, and a copy of this one in another language of the store. */
function LanguagesOf({ noun, o }: { noun: Noun; o: Template }) {
  const navigate = useOpenPage();
  const type = noun.name === 'mails' ? 'emailTemplateTypeId' : 'pdfTemplateTypeId';
  const settings = useSettings();
  const [code, setCode] = useState('');
  const all = useQuery({ queryKey: [currentStore(), noun.path, type, o[type]], queryFn: ({ signal }) => call<{ items: Template[] }>({ method: 'GET', path: noun.path, query: { [type]: Number(o[type]), pageSize: 100 }, signal }) });
  const add = useSubmit<Item>((made) => void navigate({ to: '/$noun/$id', params: { noun: noun.name, id: String(made[noun.id!]) } }));
  const missing = (settings.data?.languageCodes ?? []).filter((l) => !all.data?.items.some((x) => x.languageCode === l));
  const copied = noun.name === 'mails' ? ['name', 'subject', 'preheader', 'bodyHtml', 'bodyText', 'fromName', 'fromEmail', 'replyTo', 'bcc'] : ['name', ...sources];
  const create = () => void add.submit({ method: 'POST', path: noun.details!.path, body: { [type]: o[type], languageCode: code, ...Object.fromEntries(copied.filter((n) => o[n] !== null).map((n) => [n, o[n]])) } });
  return (
    <Card title={t('template.languages')}>
      <ul className="rows short">{all.data?.items.map((x) => <li key={String(x[noun.id!])}><Link to="/$noun/$id" params={{ noun: noun.name, id: String(x[noun.id!]) }} aria-current={x[noun.id!] === o[noun.id!] ? 'page' : undefined}>{languageName(x.languageCode)}</Link><Badge value={x.isActive ? 'ACTIVE' : 'INACTIVE'} /></li>)}</ul>
      {add.error !== undefined && <Failure error={add.error} />}
      {Object.values(add.errors).map((text) => <p key={text} className="error">{text}</p>)}
      {missing.length > 0 && may(noun.form!.permission) && (
        <div className="adds">
          <select aria-label={t('template.addLanguage')} value={code} onChange={(e) => setCode(e.target.value)}><option value="">{t('choose')}</option>{missing.map((l) => <option key={l} value={l}>{languageName(l)}</option>)}</select>
          <Button disabled={code === ''} busy={add.busy} onClick={create}>{t('template.copy')}</Button>
        </div>
      )}
    </Card>
  );
}

/** Returns a changed template to the texts of the platform. */
function BuiltIn({ noun, o }: { noun: Noun; o: Template }) {
  const [open, setOpen] = useState(false);
  if (o.isDefault) return <p className="hint target">{t('template.isDefault')}</p>;
  if (!may(noun.form!.permission)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('template.revert')}</Button>
      {open && <CommandDialog title={t('template.revert')} danger path={`${noun.details!.path}/revert`} close={() => setOpen(false)} request={() => ({ [noun.id!]: o[noun.id!], version: o.version })}>{() => <p>{t('template.revertHint')}</p>}</CommandDialog>}
    </>
  );
}

function Variables({ o }: { o: Template }) {
  return (
    <Card>
      <details className="more">
        <summary>{t('template.variables', { n: number(o.variables.length) })}</summary>
        <ul className="plain">{o.variables.map((v) => <li key={v.name}><code>{`{{ ${v.name} }}`}</code> <span className="badge quiet">{label(v.type)}</span><small>{v.description}{v.example && ` · ${v.example}`}</small></li>)}</ul>
      </details>
    </Card>
  );
}
