import { escapeMarkup } from '#shared/escape-markup.ts';

/** The script that a page loads for the checkout: `new Razorpay(options).open()`, as Razorpay's own. */
export const CHECKOUT_SCRIPT = `
(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Razorpay = class {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(name, listener) { this.listeners[name] = listener; }
    open() {
      const { key, subscription_id: id, name, description, prefill, handler, modal } = this.options;
      const frame = document.createElement('iframe');
      frame.title = 'Checkout';
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '1000' });
      const query = new URLSearchParams({ key, id, name, description, email: prefill?.email ?? '' });
      frame.src = origin + '/v1/checkout/public?' + query;
      const close = () => { window.removeEventListener('message', hear); frame.remove(); };
      const hear = ({ origin: from, data }) => {
        if (from !== origin || data?.subscription !== id) return;
        if (data.kind === 'failed') { this.listeners['payment.failed']?.({ error: { description: data.description } }); return; }
        close();
        if (data.kind === 'paid') handler(data.response);
        if (data.kind === 'dismissed') modal?.ondismiss?.();
      };
      window.addEventListener('message', hear);
      document.body.append(frame);
    }
  };
})();
`;

/** The page inside the frame: it asks what the customer does. */
export function checkoutPage(given: {
  id: string;
  name: string;
  description: string;
  amount: number;
}): string {
  const rupees = (given.amount / 100).toLocaleString('en-IN');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test checkout</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;background:rgb(0 0 0/.55);color:#111;display:grid;place-items:center;min-height:100vh}
main{background:#fff;border-radius:10px;padding:24px;width:min(360px,90vw);box-sizing:border-box}
h1{font-size:18px;margin:0 0 4px}p{margin:0 0 16px}button{display:block;width:100%;min-height:44px;margin-top:8px;font:inherit;border:1px solid #555;border-radius:6px;background:#fff;color:#111}
.pay{background:#2b3a8f;color:#fff;border-color:#2b3a8f}</style></head>
<body><main><h1>${escapeMarkup(given.name)}</h1><p>${escapeMarkup(given.description)}: ₹${rupees}. Test payment: no money moves.</p>
<p role="alert" id="problem"></p>
<button class="pay" data-act="pay">Pay</button><button data-act="fail">Let the payment fail</button>
<button data-act="lose">Pay, then lose the connection</button><button data-act="dismiss">Close without paying</button></main>
<script>
const subscription = ${JSON.stringify(given.id).replaceAll('<', '\\u003c')};
const tell = (message) => parent.postMessage({ subscription, ...message }, '*');
const post = async (act) => (await fetch('/v1/checkout/' + act + '?id=' + encodeURIComponent(subscription), { method: 'POST' })).json();
for (const button of document.querySelectorAll('button')) button.addEventListener('click', async () => {
  const act = button.dataset.act;
  if (act === 'dismiss') return tell({ kind: 'dismissed' });
  const answer = await post(act === 'fail' ? 'fail' : 'pay');
  if (answer.error || act === 'fail') {
    const description = answer.error?.description ?? 'The bank refused the payment.';
    document.getElementById('problem').textContent = description;
    return tell({ kind: 'failed', description });
  }
  if (act === 'lose') return tell({ kind: 'lost' });
  tell({ kind: 'paid', response: answer });
});
</script></body></html>`;
}
