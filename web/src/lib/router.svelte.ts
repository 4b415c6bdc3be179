// Where one is, from the address alone.

class Router {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string) {
    history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  // A plain click on a link of the house's own stays in the page.
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.hasAttribute('download')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
