// The token is behind the # of the link, which browsers send to nobody. It goes
// into the form, and out of the address and the history.
const token = new URLSearchParams(location.hash.slice(1)).get('token')
const field = document.getElementById('token')
if (token) {
  field.value = token
  history.replaceState(null, '', location.pathname)
}
if (field.value) document.getElementById('token-field').hidden = true
