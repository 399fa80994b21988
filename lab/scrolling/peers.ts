const STYLE = `<style>body{margin:0;font:15px system-ui}
  li{display:flex;height:44px;align-items:center;padding:0 16px;border-bottom:1px solid #ddd;box-sizing:border-box}
  ul{margin:0;padding:0;list-style:none}</style><meta name="viewport" content="width=device-width">`;

/** Sixty tall rows without a script: what the browser gives on this machine at best. */
export const plainPage = `<!doctype html>${STYLE}<style>li{height:720px}</style><ul>${Array.from(
  { length: 60 },
  (_, row) => `<li data-index="${row}"><a href="#" data-row>Annexure P-${row}.pdf</a></li>`,
).join('')}</ul>`;

/** Only the rows in view of `count` of one line each, drawn by hand: what it costs to draw a part at the least. */
export const barePage = (count: number) => `<!doctype html>${STYLE}<ul></ul><script>
  const ROW = 44, BEYOND = 8, COUNT = ${count}, list = document.querySelector('ul'), drawn = new Map();
  list.style.height = COUNT * ROW + 'px';
  list.style.position = 'relative';
  function row(index) {
    const item = document.createElement('li');
    item.dataset.index = index;
    item.style.cssText = 'position:absolute;left:0;right:0;top:' + index * ROW + 'px';
    const link = document.createElement('a');
    link.href = '#';
    link.dataset.row = '';
    link.textContent = 'Annexure P-' + index + '.pdf';
    item.append(link);
    return item;
  }
  function draw() {
    const from = Math.max(0, Math.floor(scrollY / ROW) - BEYOND);
    const to = Math.min(COUNT, Math.ceil((scrollY + innerHeight) / ROW) + BEYOND);
    for (const [index, item] of drawn)
      if (index < from || index >= to) {
        item.remove();
        drawn.delete(index);
      }
    for (let index = from; index < to; index++)
      if (!drawn.has(index)) {
        const item = row(index);
        drawn.set(index, item);
        list.append(item);
      }
  }
  addEventListener('scroll', draw, { passive: true });
  draw();
</script>`;
