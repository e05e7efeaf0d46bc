"""Shows a folder in a WebKitGTK window at tauri://localhost, as Tauri v1 does under Linux.

Arguments: folder, title, width, height, and `inspect` to open the inspector below the page.
"""
import mimetypes
import pathlib
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.0")
from gi.repository import Gio, GLib, Gtk, WebKit2  # noqa: E402

folder, title, width, height, *inspect = sys.argv[1:]


def answer(request):
    file = pathlib.Path(folder) / request.get_path().lstrip("/")
    stream = Gio.MemoryInputStream.new_from_bytes(GLib.Bytes.new(file.read_bytes()))
    request.finish(stream, -1, mimetypes.guess_type(file.name)[0])


def open_inspector(view, event):
    if inspect and event == WebKit2.LoadEvent.FINISHED:
        view.get_inspector().show()
        view.get_inspector().attach()


context = WebKit2.WebContext.get_default()
context.register_uri_scheme("tauri", answer)
view = WebKit2.WebView.new_with_context(context)
view.get_settings().set_enable_developer_extras(True)
view.connect("load-changed", open_inspector)
window = Gtk.Window(title=title, default_width=int(width), default_height=int(height))
window.add(view)
window.show_all()
view.load_uri("tauri://localhost/index.html")
Gtk.main()
