// The pictures of a product: upload with progress, order, alternative texts.
import { useRef, useState } from 'react';
import { may, upload } from './call.ts';
import type { Media } from './client.ts';
import { t } from './language.ts';
import { newKey } from './once.ts';
import { useField } from './inputs.tsx';
import { Button, Failure } from './parts.tsx';
import type { Medium } from './product-values.ts';

interface Upload { key: string; file: File; part: number; error?: unknown }

export function Pictures({ urls, disabled }: { urls: Map<number, string>; disabled?: boolean }) {
  const { value, set, draft } = useField<Medium[]>('media');
  const media = value ?? [];
  const known = useRef(new Map<number, string>());
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [over, setOver] = useState(false);
  const allowed = may('media:write') && !disabled;

  const send = async (u: Upload) => {
    const update = (next: Partial<Upload> | undefined) => setUploads((all) => (next ? all.map((x) => (x.key === u.key ? { ...x, ...next } : x)) : all.filter((x) => x.key !== u.key)));
    update({ part: 0, error: undefined });
    const data = new FormData();
    data.append('file', u.file);
    try {
      const m = await upload<Media>('/admin/media', data, (part) => update({ part }));
      known.current.set(m.mediaId, m.thumbnailUrl ?? m.url);
      draft.edit((own) => ({ ...own, media: [...(own.media as Medium[]).filter((x) => x.mediaId !== m.mediaId), { mediaId: m.mediaId, altText: null }] }));
      update(undefined);
    } catch (error) {
      update({ error });
    }
  };
  const add = (files: FileList | null) => {
    const next = [...(files ?? [])].map((file): Upload => ({ key: newKey(), file, part: 0 }));
    setUploads((all) => [...all, ...next]);
    for (const u of next) void send(u);
  };
  const move = (from: number, to: number) => {
    const next = [...media];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  return (
    <div
      className={over ? 'pictures over' : 'pictures'}
      onDragOver={(e) => { if (allowed) { e.preventDefault(); setOver(true); } }} onDragLeave={() => setOver(false)}
      onDrop={(e) => { e.preventDefault(); setOver(false); if (allowed) add(e.dataTransfer.files); }}
    >
      {media.length === 0 && uploads.length === 0 && <p className="hint">{t('media.none')}</p>}
      <ul>
        {media.map((m, n) => (
          <li key={m.mediaId}>
            <img src={known.current.get(m.mediaId) ?? urls.get(m.mediaId)} alt="" />
            <div>
              <label>{t('media.alt')}<input value={m.altText ?? ''} disabled={disabled} placeholder={t('media.altHint')} onChange={(e) => set(media.map((x) => (x.mediaId === m.mediaId ? { ...x, altText: e.target.value } : x)))} /></label>
              <p className="spread">
                <span>{n === 0 && <span className="badge info">{t('media.first')}</span>}</span>
                {!disabled && <span>{n > 0 && <Button kind="bare" aria-label={t('media.makeFirst', { n: n + 1 })} onClick={() => move(n, 0)}>{t('media.toFront')}</Button>}
                  <Button kind="bare" aria-label={t('media.removeN', { n: n + 1 })} onClick={() => set(media.filter((x) => x !== m))}>{t('remove')}</Button></span>}
              </p>
            </div>
          </li>
        ))}
        {uploads.map((u) => (
          <li key={u.key}>
            <span className="picture" aria-hidden />
            <div>
              <p>{u.file.name}</p>
              {u.error === undefined
                ? <progress value={u.part} aria-label={t('media.progress', { name: u.file.name })} />
                : <><Failure error={u.error} retry={() => void send(u)} /><Button kind="bare" onClick={() => setUploads((all) => all.filter((x) => x !== u))}>{t('remove')}</Button></>}
            </div>
          </li>
        ))}
      </ul>
      {allowed && <label className="button plain upload">{t('media.add')}<input className="hidden" type="file" multiple accept="image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm" onChange={(e) => { add(e.target.files); e.target.value = ''; }} /></label>}
    </div>
  );
}
