import './style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { chooseLanguage } from './language.ts';

await chooseLanguage(navigator.languages);
createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);
