import './style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadLanguage } from './language.ts';

await loadLanguage();
createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);
