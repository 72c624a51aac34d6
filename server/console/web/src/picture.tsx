// A field for one picture of the media library: it shows the picture, uploads another and offers the newest ones.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, currentStore, may, upload } from './call.ts';
import type { Media } from './client.ts';
import { t } from './language.ts';
import { Button, Failure } from './parts.tsx';

const imageOf = (m: Media) => m.thumbnailUrl ?? m.url;

export function Picture({ title, value, set, error }: { title: string; value: number | null | undefined; set: (mediaId: number | undefined) => void; error: string | undefined }) {
  const [state, setState] = useState<{ part?: number; error?: unknown; file?: File }>({});
  const [chooses, setChooses] = useState(false);
  const chosen = useQuery({ queryKey: [currentStore(), 'medium', value], enabled: typeof value === 'number' && may('media:read'), queryFn: ({ signal }) => call<Media>({ method: 'GET', path: '/admin/media', query: { mediaId: value! }, signal }) });
  const newest = useQuery({ queryKey: [currentStore(), 'newest images'], enabled: chooses && may('media:read'), queryFn: ({ signal }) => call<{ items: Media[] }>({ method: 'GET', path: '/admin/media/paged', query: { mediaType: 'IMAGE', pageSize: 24 }, signal }) });
  const send = async (file: File) => {
    setState({ part: 0 });
    const data = new FormData();
    data.append('file', file);
    try {
      const m = await upload<Media>('/admin/media', data, (part) => setState({ part }));
      set(m.mediaId);
      setState({});
    } catch (failure) {
      setState({ error: failure, file });
    }
  };
  return (
    <fieldset className="single">
      <legend>{title}</legend>
      {error && <p className="error">{error}</p>}
      {state.error !== undefined && <Failure error={state.error} retry={() => void send(state.file!)} />}
      {state.part !== undefined && <progress value={state.part} aria-label={t('media.progress', { name: title })} />}
      {typeof value === 'number' && (chosen.data ? <img src={imageOf(chosen.data)} alt={chosen.data.fileName} /> : <p>#{value}</p>)}
      <p className="buttons">
        {may('media:write') && <label className="button plain upload">{t('picture.upload')}<input className="hidden" type="file" accept="image/jpeg,image/png,image/webp,image/gif" onChange={(e) => { const file = e.target.files?.[0]; if (file) void send(file); e.target.value = ''; }} /></label>}
        {may('media:read') && <Button aria-expanded={chooses} onClick={() => setChooses(!chooses)}>{t('picture.choose')}</Button>}
        {typeof value === 'number' && <Button kind="bare" aria-label={t('product.removeValue', { value: title })} onClick={() => set(undefined)}>{t('remove')}</Button>}
      </p>
      {chooses && newest.data && (newest.data.items.length === 0 ? <p className="hint">{t('media.none')}</p> : (
        <ul className="thumbnails">{newest.data.items.map((m) => <li key={m.mediaId}><button type="button" aria-label={m.fileName} aria-pressed={m.mediaId === value} onClick={() => { set(m.mediaId); setChooses(false); }}><img src={imageOf(m)} alt="" loading="lazy" /></button></li>)}</ul>
      ))}
    </fieldset>
  );
}
