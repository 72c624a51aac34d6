// Gives every sample a button that copies it. Answers are for reading, not for copying.
const said = document.getElementById('said');
for (const figure of document.querySelectorAll('figure.sample')) {
  const code = figure.querySelector('code');
  if (code.matches('.language-json, .language-text')) continue;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy: ${figure.querySelector('figcaption').textContent}`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = said.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(code); // pages without https may not write to the clipboard
      button.textContent = said.textContent = 'Selected';
    }
    setTimeout(() => { button.textContent = 'Copy'; said.textContent = ''; }, 2000);
  });
  figure.append(button);
}
